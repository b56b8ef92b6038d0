import { expect } from 'chai';

import { createWiki, type ReleaseName } from '../../index';
import { send } from '../../testing/send.test-support';

/** The numbers of a real wiki differ in their times, so no vector has them; these are read off wikis of both releases. */
describe('the limit report of a page', () => {
  function report(parameters: string, release: ReleaseName = '1.43'): string {
    return send(createWiki({}, { release }), `action=parse&title=Foo&contentmodel=wikitext&text=hi&${parameters}`).body;
  }

  it('is a list of names, numbers and limits', () => {
    const { parse } = JSON.parse(report('prop=limitreportdata&format=json')) as {
      parse: { limitreportdata: readonly object[] };
    };
    expect(parse.limitreportdata.slice(2, 4)).to.deep.equal([
      { name: 'limitreport-ppvisitednodes', '0': 1, '1': 1_000_000 },
      { name: 'limitreport-postexpandincludesize', '0': 0, '1': 2_097_152 },
    ]);
    expect(parse.limitreportdata.slice(-2)).to.deep.equal([
      { name: 'cachereport-ttl', '0': 86_400 },
      { name: 'cachereport-transientcontent' },
    ]);
  });

  it('has elements for the numbers in XML', () => {
    expect(report('prop=limitreportdata&format=xml')).to.contain(
      '<lr name="limitreport-ppvisitednodes"><param _idx="0">1</param><param _idx="1">1000000</param></lr>',
    );
  });

  it('is a table in the language of the interface', () => {
    const cells = (language: string) => [
      ...report(`prop=limitreporthtml&format=json&formatversion=2&uselang=${language}`).matchAll(/<td>(.*?)<\/td>/g),
    ];
    const rows = (language: string, from: number, to: number) =>
      cells(language)
        .slice(from, to)
        .map(([, text]) => text);
    expect(rows('en', 2, 4)).to.deep.equal(['1/1,000,000', '0/2,097,152 bytes']);
    expect(rows('de', 7, 9)).to.deep.equal(['0 von 20', '0 von 5.000.000 Bytes']);
    expect(rows('ru', 2, 3)).to.deep.equal(['1/1&#160;000&#160;000']);
    expect(rows('qqx', 11, 13)).to.deep.equal([
      '(cachereport-ttl-value-html / cachereport-ttl-value: 86,400)',
      '(cachereport-transientcontent-value-html / cachereport-transientcontent-value: )',
    ]);
  });

  it('has the same numbers at the end of the text', () => {
    expect(report('prop=text&format=json&formatversion=2')).to.contain(
      'Preprocessor visited node count: 1/1000000\\nPost‐expand include size: 0/2097152 bytes\\n',
    );
  });
});
