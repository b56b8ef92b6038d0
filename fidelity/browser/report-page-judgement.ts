import type { ReportTab } from './report-tab';

type Judge = (tab: ReportTab) => Promise<string[]>;

/** Finds problems of the page of a report. */
export async function judgeReportPage(tab: ReportTab, address: string, axe: string): Promise<string[]> {
  const problems: string[] = [];
  const judge = async (name: string, judgement: Judge): Promise<void> => {
    problems.push(...(await judgement(tab)).map((problem) => `${name}: ${problem}`));
  };
  await tab.look({ width: 1200 });
  await tab.visit(address);
  await judge('filters', judgeFilters);
  await judge('links', judgeLinks);
  await judge('details', judgeDetails);
  for (const scheme of ['light', 'dark'] as const) {
    await tab.look({ width: 1200, scheme });
    await judge(`axe, ${scheme}`, (each) => judgeWithAxe(each, axe));
  }
  await tab.look({ width: 360 });
  await judge('on a telephone', judgeWidth);
  await tab.look({ width: 1200, media: 'print' });
  await judge('on paper', judgePrint);
  await tab.look({ width: 1200 });
  await judge('markup of a wiki', judgeHarmless);
  await tab.withoutScript(true);
  await tab.visit(address);
  await tab.withoutScript(false);
  await judge('without script', judgeWithoutScript);
  const foreign = tab.sent.filter((sent) => sent !== address);
  return [
    ...problems,
    ...tab.complaints.map((complaint) => `the browser complains: ${complaint}`),
    ...foreign.map((sent) => `the page requests ${sent}`),
  ];
}

const shownRules = `[...document.querySelectorAll('tr[data-rule]')].filter((row) => row.getClientRects().length > 0)`;

/** Tab reaches a filter, an arrow key selects its next value, and the count follows. */
async function judgeFilters(tab: ReportTab): Promise<string[]> {
  const problems: string[] = [];
  const all = Number(await tab.evaluate(`${shownRules}.length`));
  if (!(await tab.tabTo('select[name=verdict]'))) return ['Tab does not lead to the filter'];
  await tab.press('ArrowDown');
  const rows = (await tab.evaluate(`${shownRules}.map((row) => row.dataset.verdicts)`)) as string[];
  if (rows.length === 0 || rows.length >= all) problems.push(`${rows.length} of ${all} rules are shown as broken`);
  if (!rows.every((verdicts) => verdicts.split(' ').includes('fail'))) problems.push('a rule that passed is shown');
  const said = await tab.evaluate(`document.querySelector('output[aria-live=polite]').textContent`);
  if (said !== `${rows.length} of ${all} rules are shown.`) problems.push(`the count says ${JSON.stringify(said)}`);
  if (!(await tab.tabTo('input[name=text]'))) return [...problems, 'Tab does not lead to the text'];
  await tab.type('no such text');
  if ((await tab.evaluate(`${shownRules}.length`)) !== 0) problems.push('a text that no rule has leaves some');
  const failures = `[...document.querySelectorAll('.failure')].filter((each) => each.getClientRects().length > 0).length`;
  if ((await tab.evaluate(failures)) !== 0) problems.push('failures of hidden rules are shown');
  if (!(await tab.tabTo('button[type=reset]'))) return [...problems, 'Tab does not lead to "Show all"'];
  await tab.press('Enter');
  await tab.evaluate('new Promise((resolve) => setTimeout(resolve, 50))');
  if ((await tab.evaluate(`${shownRules}.length`)) !== all) problems.push('"Show all" does not show all');
  return problems;
}

/** Enter on a failed cell opens the details and moves the focus there. */
async function judgeLinks(tab: ReportTab): Promise<string[]> {
  if (!(await tab.tabTo('.matrix td a'))) return ['Tab does not lead to a broken rule'];
  const wanted = await tab.evaluate('document.activeElement.hash.slice(1)');
  await tab.press('Enter');
  await tab.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  const at = await tab.evaluate(`(() => {
    const failure = document.activeElement.closest('details.failure');
    return failure && failure.open && document.activeElement.localName === 'summary' && failure.querySelector('[id]').id;
  })()`);
  return at === wanted ? [] : [`the link to ${String(wanted)} leads to ${String(at)}`];
}

async function judgeDetails(tab: ReportTab): Promise<string[]> {
  if (!(await tab.tabTo('summary'))) return ['Tab does not lead to details'];
  const isOpen = 'document.activeElement.closest("details").open';
  const before = await tab.evaluate(isOpen);
  await tab.press('Enter');
  return (await tab.evaluate(isOpen)) === before ? ['Enter does not open them'] : [];
}

/** With all details open, so that nothing is hidden. */
async function judgeWithAxe(tab: ReportTab, axe: string): Promise<string[]> {
  await tab.evaluate(`for (const each of document.querySelectorAll('details')) each.open = true`);
  await tab.evaluate(`${axe}; 0`);
  const found =
    await tab.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .map(({ id, impact, help, nodes }) => impact + ' ' + id + ': ' + help + ': ' + nodes[0].html.slice(0, 200)))`);
  return (found as string[]).filter((violation) => !violation.startsWith('minor '));
}

async function judgeWidth(tab: ReportTab): Promise<string[]> {
  const width = Number(await tab.evaluate('document.documentElement.scrollWidth'));
  return width > 360 ? [`the page is ${width} pixels wide`] : [];
}

async function judgePrint(tab: ReportTab): Promise<string[]> {
  await tab.evaluate(`for (const each of document.querySelectorAll('details')) each.open = false`);
  const problems: string[] = [];
  await tab.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  const closed = await tab.evaluate(`document.querySelectorAll('details:not([open])').length`);
  if (closed !== 0) problems.push(`${String(closed)} details are closed`);
  const filters = await tab.evaluate(`document.querySelector('.filters').getClientRects().length`);
  if (filters !== 0) problems.push('the filters are printed');
  await tab.evaluate(`dispatchEvent(new Event('afterprint'))`);
  const open = await tab.evaluate(`document.querySelectorAll('details[open]').length`);
  if (open !== 0) problems.push(`${String(open)} details stay open afterwards`);
  const paper = await tab.print();
  if (!paper.subarray(0, 5).equals(Buffer.from('%PDF-'))) problems.push('it cannot be printed');
  return problems;
}

async function judgeHarmless(tab: ReportTab): Promise<string[]> {
  const counts = await tab.evaluate(
    `['script', 'style', 'img'].map((name) => document.querySelectorAll(name).length).join()`,
  );
  const isThere = await tab.evaluate(`document.body.textContent.includes('<img src=x onerror=alert(2)>')`);
  return [
    ...(counts === '1,1,0' ? [] : [`there are ${String(counts)} scripts, styles and images`]),
    ...(isThere === true ? [] : ['the text of the hostile wiki is not there']),
  ];
}

/** The printed page has all content, and no filters. */
async function judgeWithoutScript(tab: ReportTab): Promise<string[]> {
  const filters = await tab.evaluate(`document.querySelector('.filters').getClientRects().length`);
  const rules = Number(await tab.evaluate(`${shownRules}.length`));
  return [...(filters === 0 ? [] : ['filters are shown that do nothing']), ...(rules > 0 ? [] : ['no rule is shown'])];
}
