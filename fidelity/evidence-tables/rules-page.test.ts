import { join } from 'node:path';

import { expect } from 'chai';

import { loadRuleFile } from '../../conformance/scenario-files/load-rules';
import { rulesPage } from './rules-page';
import { sectionHeading, sectionOf, whyOf } from '../../conformance/reports/section';

describe('the page about the rules', () => {
  const { rules } = loadRuleFile();
  let page = '';
  before(async () => {
    page = await rulesPage(join(__dirname, '../../docs/rules.md'));
  });

  it('has each rule with its sentence, why it matters and the scenarios that show it', () => {
    expect(page).to.contain(`<a id="rule-4.2.3"></a>

### 4.2.3

> The results are ordered by the identifier of the using page.

Clients merge and continue lists by this order. Without it, pages are lost or repeated between two responses.
`);
    expect(page).to.match(/\n### 4\.2\.3\n[^#]*\nRequired\.\n\nScenarios:[^#]*`usage-is-ordered-by-page`/);
    for (const { id } of rules) expect(page).to.contain(`<a id="rule-${id}"></a>`);
  });

  it('says what a rule demands of every response, or why only its scenarios can judge it', () => {
    const partOf = (id: string): string => page.split(`\n### ${id}\n`)[1]?.split('\n### ')[0] ?? '';
    expect(partOf('4.1.2')).to.contain(
      '\nEvery response: A response with tokens is never publicly cacheable, whatever was requested beside them.\n',
    );
    expect(partOf('1.entry-point')).to.contain('\n_No invariant of its own._ A response cannot show that');
    for (const { id } of rules)
      expect(partOf(id), id).to.match(/\n(?:Every response: |_No invariant of its own\._ )\S/);
  });

  it('names sections as the specification does', () => {
    expect(page).to.contain('\n## 4.2 List usage of a file\n');
    expect(page).to.contain('- [2.4 Debug block](#24-debug-block)\n');
    expect(sectionHeading('4.2')).to.equal('4.2 List usage of a file');
    expect(sectionHeading('77')).to.equal('77');
  });
});

describe('the file of rules', () => {
  const { rules, sections = [] } = loadRuleFile();

  it('says why each rule matters', () => {
    expect(rules.filter(({ why }) => why === undefined).map(({ id }) => id)).to.deep.equal([]);
    expect(whyOf('4.1.2')).to.match(/^A token in a shared cache can be given to somebody else/);
    expect(whyOf('77.1')).to.equal(undefined);
  });

  it('names each section with rules, and no other', () => {
    const named = sections.map(({ id }) => id);
    expect(named).to.deep.equal([...new Set(rules.map(({ id }) => sectionOf(id)))]);
  });
});
