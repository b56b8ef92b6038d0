import { expect } from 'chai';
import { ResultList, ResultMap, type MapMetadata, type ResultValue } from '../response/result-tree';
import { printXml } from './xml';

function map(members: readonly (readonly [string, ResultValue])[], metadata: MapMetadata = {}): ResultMap {
  const made = new ResultMap(metadata);
  for (const [name, value] of members) made.append(name, value);
  return made;
}

/** The attributes of a response that contains only debug parameters with these names. */
function printedParameters(members: readonly (readonly [string, ResultValue])[]): string {
  return printXml(map([['params', map(members)]])).slice('<?xml version="1.0"?><api>'.length, -'</api>'.length);
}

const usages = new ResultList(
  [
    { pageid: 2, ns: 0, title: 'Alpha' },
    {
      pageid: 9,
      ns: 6,
      title: 'File:Redir.png',
      redirect: true,
      redirlinks: new ResultList([{ pageid: 11, ns: 0, title: 'ViaRedir1' }], 'iu'),
    },
  ],
  'iu',
);

describe('format=xml (core 5.3)', () => {
  it('prints scalars as attributes and containers as elements', () => {
    const root = map([
      ['batchcomplete', true],
      ['continue', { iucontinue: '2|4', continue: '-||' }],
      ['query', map([['imageusage', usages]])],
    ]);
    expect(printXml(root)).to.equal(
      '<?xml version="1.0"?><api batchcomplete=""><continue iucontinue="2|4" continue="-||" /><query><imageusage>' +
        '<iu pageid="2" ns="0" title="Alpha" /><iu pageid="9" ns="6" title="File:Redir.png" redirect=""><redirlinks>' +
        '<iu pageid="11" ns="0" title="ViaRedir1" /></redirlinks></iu></imageusage></query></api>',
    );
  });

  it('puts attributes before elements, whatever their order', () => {
    const root = map([
      ['limits', { imageusage: 500 }],
      ['query', map([['imageusage', new ResultList([], 'iu')]])],
      ['requestid', 'a'],
    ]);
    expect(printXml(root)).to.equal(
      '<?xml version="1.0"?><api requestid="a"><limits imageusage="500" /><query><imageusage /></query></api>',
    );
  });

  it('omits false and null', () => {
    expect(
      printXml(
        map([
          ['a', false],
          ['b', null],
          ['batchcomplete', true],
        ]),
      ),
    ).to.equal('<?xml version="1.0"?><api batchcomplete="" />');
  });

  it('ends the attributes of the root with the namespace', () => {
    expect(printXml(map([['batchcomplete', true]]), { includeNamespace: true })).to.equal(
      '<?xml version="1.0"?><api batchcomplete="" xmlns="http://www.mediawiki.org/xml/api/" />',
    );
  });

  it('escapes attributes and text differently', () => {
    const text = 'a\tb\nc\r"\'<>&';
    const root = map([
      ['requestid', text],
      ['values', new ResultList([text])],
    ]);
    expect(printXml(root)).to.equal(
      '<?xml version="1.0"?><api requestid="a&#9;b&#10;c&#13;&quot;&#039;&lt;&gt;&amp;">' +
        '<values><_v>a\tb\nc\r"\'&lt;&gt;&amp;</_v></values></api>',
    );
  });

  it('replaces characters that are invalid in XML', () => {
    const root = map([['requestid', '\x01\ufffe\x7f\x85😀']]);
    expect(printXml(root)).to.equal('<?xml version="1.0"?><api requestid="\ufffd\ufffd\x7f\x85😀" />');
  });
});

describe('the content of an XML element', () => {
  it('is its text if there are no child elements', () => {
    const error = map(
      [
        ['code', 'bad_image_title'],
        ['info', 'The title for "imageusage" must be a file.'],
        ['docref', 'See … at &lt;https://…&gt;'],
      ],
      { contentMember: 'docref' },
    );
    expect(printXml(map([['error', error]]))).to.equal(
      '<?xml version="1.0"?><api><error code="bad_image_title" info="The title for &quot;imageusage&quot; must be a file."' +
        ' xml:space="preserve">See … at &amp;lt;https://…&amp;gt;</error></api>',
    );
  });

  it('keeps xml:space if it is empty', () => {
    const namespaces = new ResultList(
      [
        map(
          [
            ['id', 0],
            ['name', ''],
          ],
          { contentMember: 'name' },
        ),
      ],
      'ns',
    );
    expect(printXml(map([['namespaces', namespaces]]))).to.equal(
      '<?xml version="1.0"?><api><namespaces><ns id="0" xml:space="preserve" /></namespaces></api>',
    );
  });

  it('is the last child element if there are others', () => {
    const warning = map(
      [
        ['code', 'outofrange'],
        ['text', 'The value "900" …'],
        ['data', { min: 1, curmax: 500 }],
        ['module', 'query+imageusage'],
      ],
      { contentMember: 'text' },
    );
    expect(printXml(map([['warnings', new ResultList([warning], 'warning')]]))).to.equal(
      '<?xml version="1.0"?><api><warnings><warning code="outofrange" module="query+imageusage">' +
        '<data min="1" curmax="500" /><text xml:space="preserve">The value "900" …</text></warning></warnings></api>',
    );
  });
});

describe('lists and keyed maps in XML', () => {
  it('calls the elements of a list without a name _v', () => {
    expect(printXml(map([['values', new ResultList(['foo', '', { plaintext: 'all' }])]]))).to.equal(
      '<?xml version="1.0"?><api><values><_v>foo</_v><_v /><_v plaintext="all" /></values></api>',
    );
  });

  it('prints the key of a keyed map as _idx', () => {
    const pages = map(
      [
        ['-1', { ns: 0, title: 'Nope', missing: true }],
        ['-2', { ns: 0, title: 'Nope2', missing: true }],
        ['1', { pageid: 1, ns: 0, title: 'Main Page' }],
      ],
      { keyed: { elementName: 'page' } },
    );
    expect(printXml(map([['pages', pages]]))).to.equal(
      '<?xml version="1.0"?><api><pages><page _idx="-1" ns="0" title="Nope" missing="" />' +
        '<page _idx="-2" ns="0" title="Nope2" missing="" /><page _idx="1" pageid="1" ns="0" title="Main Page" />' +
        '</pages></api>',
    );
  });

  it('loses the keys if the largest is one less than the number of members', () => {
    const pages = map(
      [
        ['-1', { ns: 0, title: 'Nope', missing: true }],
        ['1', { pageid: 1, ns: 0, title: 'Main Page' }],
      ],
      { keyed: { elementName: 'page' } },
    );
    expect(printXml(map([['pages', pages]]))).to.equal(
      '<?xml version="1.0"?><api><pages><page ns="0" title="Nope" missing="" />' +
        '<page pageid="1" ns="0" title="Main Page" /></pages></api>',
    );
  });

  it('keeps them in an association, whose scalars are plain text', () => {
    const limits = map(
      [
        ['0', 120],
        ['1', 150],
      ],
      { association: true, keyed: { elementName: 'limit' } },
    );
    expect(printXml(map([['thumblimits', limits]]))).to.equal(
      '<?xml version="1.0"?><api><thumblimits><limit _idx="0">120</limit><limit _idx="1">150</limit></thumblimits></api>',
    );
  });
});

describe('names that come from data, in XML', () => {
  it('drops names that begin with an underscore', () => {
    expect(
      printedParameters([
        ['_', '1'],
        ['_x', '2'],
        ['a', '3'],
      ]),
    ).to.equal('<params a="3" />');
  });

  it('prints numeric names as elements, after the others', () => {
    const nested = map([
      ['3', { b: '1' }],
      ['x', { y: '2' }],
      ['z', '4'],
      ['4', '5'],
      ['5', new ResultList(['7'])],
      ['-5', '8'],
    ]);
    expect(printedParameters([['n', nested]])).to.equal(
      '<params><n z="4"><x y="2" /><_v _idx="3" b="1" /><_v _idx="4">5</_v><_v _idx="5"><_v>7</_v></_v>' +
        '<_v _idx="-5">8</_v></n></params>',
    );
  });
});

describe('format=xmlfm', () => {
  it('puts each element on its own line, and text right after its tag', () => {
    const warning = map(
      [
        ['code', 'outofrange'],
        ['text', 'The value …'],
        ['data', { min: 1 }],
      ],
      { contentMember: 'text' },
    );
    const root = map([
      ['warnings', new ResultList([warning], 'warning')],
      ['debugLog', new ResultList(['\n\nStart request GET /api.php', '[session] …'], 'msg')],
      ['tokens', map([])],
    ]);
    expect(printXml(root, { indented: true })).to.equal(
      [
        '<?xml version="1.0"?>',
        '<api>',
        '  <warnings>',
        '    <warning code="outofrange">',
        '      <data min="1" />',
        '      <text xml:space="preserve">The value …</text>',
        '    </warning>',
        '  </warnings>',
        '  <debugLog>',
        '    <msg>',
        '',
        'Start request GET /api.php</msg>',
        '    <msg>[session] …</msg>',
        '  </debugLog>',
        '  <tokens />',
        '</api>',
      ].join('\n'),
    );
  });

  it('puts an empty root below the declaration', () => {
    expect(printXml(map([['batchcomplete', true]]), { indented: true })).to.equal(
      '<?xml version="1.0"?>\n<api batchcomplete="" />',
    );
  });
});
