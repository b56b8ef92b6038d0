import { expect } from 'chai';

import { decodeXml, readXml } from './xml-nodes';

const read = (text: string) => readXml({ text });
const shown = (text: string) =>
  read(text).nodes.map(({ type, name, text: value }) => `${type} ${name} ${value}`.trim());

describe('The reader of XML', () => {
  it('lists elements, texts and comments', () => {
    expect(shown('<?xml version="1.0"?><a b="1"><c:d/>x &amp; &#228;<!-- -->\r\n<![CDATA[<]]></a>')).to.deep.equal([
      'start a',
      'start d',
      'text #text x & ä',
      'other #comment',
      'text #text',
      'text #cdata-section <',
      'end a',
    ]);
  });

  it('knows which node follows an element', () => {
    expect(read('<a><b><c/></b><d/></a>').nodes.map(({ after }) => after)).to.deep.equal([6, 4, 3, 4, 5, 6]);
  });

  it('decodes UTF-16, ISO-8859-1 and a byte order mark', () => {
    expect(decodeXml(Buffer.from('\ufeff<ä/>', 'utf16le')).text).to.equal('<ä/>');
    expect(decodeXml(Buffer.from('\ufeff<ä/>')).text).to.equal('<ä/>');
    const latin = '<?xml version="1.0" encoding="ISO-8859-1"?><ä/>';
    expect(decodeXml(Buffer.from(latin, 'latin1')).text).to.equal(latin);
  });

  it('names the bytes that are not UTF-8', () => {
    const { error } = readXml(decodeXml(Buffer.from('<a>\ufffdb\xff</a>', 'latin1')));
    expect(error?.message).to.equal('Input is not proper UTF-8, indicate encoding !\nBytes: 0xFD 0x62 0xFF 0x3C\n');
    const bytes = Buffer.concat([Buffer.from('<a>ä\ufffd'), Buffer.from([0xff, 0x3c, 0x2f, 0x61])]);
    expect(readXml(decodeXml(bytes)).error?.message).to.contain('0xFF 0x3C 0x2F 0x61');
  });

  it('reads any beginning of a text without an exception', () => {
    const text =
      '<?xml version="1.0"?><!DOCTYPE a><a b="1" x:c=\'&lt;\'><!-- c --><?p q?><![CDATA[x]]>&#xe4;<b/></a>\n';
    for (let end = 0; end <= text.length; end++) expect(() => read(text.slice(0, end))).not.to.throw();
    for (let start = 0; start <= text.length; start++) expect(() => read(text.slice(start))).not.to.throw();
  });

  for (const [name, unit] of [
    ['elements', '<a>'],
    ['empty elements', '<a/>'],
    ['lines', '\n'],
    ['attributes', ' a="1" b=\'2\''],
    ['references', '&amp;'],
    ['openings', '<'],
    ['comments', '<!-- -->'],
    ['questions', '<?'],
    ['document types', '<!DOCTYPE a>'],
  ] as const) {
    it(`needs linear time for ${name}`, () => {
      const time = (count: number) => {
        const text = `${unit.startsWith('<!D') ? '' : unit.startsWith(' ') ? '<m' : '<m>'}${unit.repeat(count)}`;
        const before = process.cpuUsage();
        read(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      time(1000);
      expect(time(200_000)).to.be.lessThan(20 * (time(20_000) + 20_000));
    });
  }
});
