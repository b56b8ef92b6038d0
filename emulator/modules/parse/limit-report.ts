import { english } from '../../messages/english';
import { formatNumber } from '../../messages/message';
import type { Title } from '../../model/title';
import { ResultList, ResultMap } from '../../response/result-tree';
import { timestampDigits } from '../../wikitext/functions/variables';
import type { RequestContext } from '../context';
import { interfaceMessage } from '../interface-message';
import { renderedBlocks, renderedMessage } from '../rendered-message';

/** What the wiki says of its work on a page. The numbers are those of a page without templates (docs/differences.md). */
export interface LimitReport {
  /** `20260131120000` */
  readonly time: string;
  readonly figures: readonly Row<FigureName>[];
}

/** A name, and what is reported: of two numbers, the second is the limit. */
type Row<Name extends string = string> = readonly [name: Name, ...values: readonly (number | string | boolean)[]];

/** What has a message, and another for its values. */
type FigureName = {
  [Key in keyof typeof english]: `${Key}-value` extends keyof typeof english ? Key : never;
}[keyof typeof english];

const expiry = 86_400;
const profile = '100.00%    0.000      1 -total';

/** @param visited how many parts of the text were expanded */
export function limitReport({ wiki }: RequestContext, visited: number): LimitReport {
  return {
    time: timestampDigits(new Date(wiki.environment.clock.now())),
    figures: [
      ['limitreport-cputime', '0.001'],
      ['limitreport-walltime', '0.001'],
      ['limitreport-ppvisitednodes', visited, 1_000_000],
      ['limitreport-postexpandincludesize', 0, 2_097_152],
      ['limitreport-templateargumentsize', 0, 2_097_152],
      ['limitreport-expansiondepth', visited, 100],
      ['limitreport-expensivefunctioncount', 0, 100],
      ['limitreport-unstrip-depth', 0, 20],
      ['limitreport-unstrip-size', 0, 5_000_000],
    ],
  };
}

function allRows({ time, figures }: LimitReport): readonly Row[] {
  return [
    ...figures,
    ['limitreport-timingprofile', profile],
    ['cachereport-timestamp', time],
    ['cachereport-ttl', expiry],
    ['cachereport-transientcontent', false],
  ];
}

/**
 * The comments at the end of a page.
 *
 * @param cached what follows them
 */
export function reportComment({ time, figures }: LimitReport, cached: string): string {
  const lines = figures.map(([name, ...values]) => {
    const text = english[`${name}-value`];
    const form = typeof text === 'string' ? text : text.other;
    const shown = form.replace(/\$(\d)/g, (_, position: string) => String(values[Number(position) - 1]));
    // A comment must not have two hyphens in a row.
    return `${english[name]}: ${shown}`.replace(/-/g, '‐');
  });
  return (
    `\n<!-- \nNewPP limit report\nCached time: ${time}\nCache expiry: ${expiry}\nReduced expiry: false\nComplications: []\n` +
    `${lines.join('\n')}\n-->\n<!--\nTransclusion expansion time report (%,ms,calls,template)\n${profile}\n-->\n${cached}`
  );
}

/** `limitreportdata`; nothing of a text that is not read. */
export function reportData(report: LimitReport | undefined): ResultList {
  return new ResultList(report ? allRows(report).map(dataRow) : [], 'lr');
}

function dataRow([name, ...values]: Row): ResultMap {
  const map = new ResultMap({ elementName: 'param' });
  map.append('name', name);
  for (const [index, value] of values.entries()) map.append(String(index), value);
  return map;
}

/** `limitreporthtml`; nothing of a text that is not read. */
export function reportHtml(context: RequestContext, title: Title, report: LimitReport | undefined): string {
  if (!report) return '';
  // Only as keys can messages be seen that do not exist.
  const rows = context.interfaceTexts === 'qqx' ? allRows(report).map(asKeys) : report.figures.map(asTexts(context));
  const cells = rows.map(([name, value]) => {
    return `<tr><th>${renderedMessage(context, name, title)}</th><td>${renderedMessage(context, value, title)}</td></tr>`;
  });
  const heading = renderedBlocks(context, interfaceMessage(context, 'limitreport-title'), title);
  return (
    `<div class="mw-limitReportExplanation">${heading}</div><div class="preview-limit-report-wrapper">` +
    `<table class="preview-limit-report wikitable"><tbody>${cells.join('')}</tbody></table></div>`
  );
}

function asTexts(context: RequestContext) {
  return ([name, ...values]: Row<FigureName>): readonly [name: string, value: string] => {
    const numbers = values.map((value) => ({ num: Number(value) }));
    return [interfaceMessage(context, name), interfaceMessage(context, `${name}-value`, ...numbers)];
  };
}

function asKeys([name, ...values]: Row): readonly [name: string, value: string] {
  const shown = values.map((value) => (isNumeric(value) ? formatNumber(Number(value), 'qqx') : value || ''));
  return [`(${name})`, `(${name}-value-html / ${name}-value: ${shown.join(', ')})`];
}

function isNumeric(value: number | string | boolean): boolean {
  return typeof value !== 'boolean' && !Number.isNaN(Number(value));
}
