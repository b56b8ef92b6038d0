import type { WikiResponse } from '../exchange';
import { renderHelpPage } from '../formats/help-page';
import { printJson } from '../formats/json-text';
import type { RequestContext } from '../modules/context';
import type { Integer } from '../text/integer';
import { privateFor } from '../response/cache-headers';
import { ResultMap, type ResultValue } from '../response/result-tree';
import { finishSession, openingHeaders, requestIdHeader } from './wiki-response';
import { describeModules } from './describe-modules';
import { pageSurroundings, pageTemplate } from './page-surroundings';

const fileName = 'api-help.html';

/** Of every answer that holds a page of the interface, wrapped or not. */
const interfaceHeaders = [
  ...['Content-language', 'en', 'Vary', 'Accept-Encoding, Cookie'],
  ...['Expires', 'Thu, 01 Jan 1970 00:00:00 GMT'],
];

/**
 * The help page as it is, whatever `format` says, and without a word on unrecognized parameters (core 2.8).
 *
 * @param maxAge seconds that the client may keep it for
 */
export function printHelp(context: RequestContext, maxAge: Integer, startedAt: number): WikiResponse {
  context.result.finishWarnings(context.reportForm);
  const warnings = warningsText(context.result.root.get('warnings'));
  const headers = [
    ...openingHeaders(context, finishSession(context)),
    ...interfaceHeaders,
    ...['Content-Type', 'text/html; charset=utf-8', 'X-Frame-Options', 'DENY'],
    ...['Content-Disposition', `inline; filename=${fileName}`, 'Cache-Control', privateFor(maxAge)],
    ...[requestIdHeader, context.requestId],
  ];
  return { status: 200, statusText: 'OK', headers, body: helpPage(context, startedAt, warnings) };
}

/** The page as a value inside a result, for `wrap`. */
export function wrappedHelp(context: RequestContext, startedAt: number): ResultMap {
  context.contentHeaders.push(...interfaceHeaders);
  const help = new ResultMap({ subElements: ['help'] });
  help.append('mime', 'text/html');
  help.append('filename', fileName);
  help.append('help', helpPage(context, startedAt, undefined));
  return help;
}

/** @param warnings those that no other part of the answer holds */
function helpPage(context: RequestContext, startedAt: number, warnings: string | undefined): string {
  const page = {
    ...pageSurroundings(context, startedAt),
    modules: describeModules(context.release),
    warnings,
  };
  return renderHelpPage(page, pageTemplate(context));
}

function warningsText(warnings: ResultValue | undefined): string | undefined {
  if (warnings === undefined) return undefined;
  const container = new ResultMap();
  container.append('warnings', warnings);
  const text = printJson(container, { version: 2, ascii: false, pretty: true });
  return text.replaceAll('<', '\\u003C').replaceAll('>', '\\u003E').replaceAll('&', '\\u0026');
}
