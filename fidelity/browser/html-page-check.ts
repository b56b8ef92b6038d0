import { writeFile } from 'node:fs/promises';
import { endCommand } from '../end-command';
import { BrowserPage } from './browser-page';
import { findChromium, withChromium } from './chromium';
import { judgeResponsePage, judgeEchoPage, judgePlainPage, plainLink } from './page-judgement';

export interface HtmlPageCheckOptions {
  /** The browser. Default: the first of `chromium`, `chromium-browser`, `google-chrome` on the path. */
  readonly executable?: string;
  /** The file for a screenshot (PNG) of the page. Default: none. */
  readonly screenshot?: string;
  /** Timeout of one command to the browser, in milliseconds. Default: 20000. */
  readonly timeout?: number;
}

/** No browser is installed, so the check is inconclusive. */
export class NoBrowserError extends Error {}

/** What a careless page would run. Titles cannot contain `<`, so responses echo each twice: in `requestid` and in the error. */
const dangerous = ['<script>alert(1)</script>', '</pre><script>alert(2)</script>', '<img src=x onerror=alert(3)>'];

/**
 * Checks the HTML pages of a wiki in a real browser: the notice is visible and its link works,
 * the response is text, and text of the request stays text (spec 1, spec 4.3; core 5.2).
 *
 * @param baseUrl the wiki's address, with or without `/api.php`
 * @returns the problems found
 * @throws NoBrowserError if no browser is installed; Error if the browser or the wiki does not respond
 */
export async function checkHtmlPage(baseUrl: string, options: HtmlPageCheckOptions = {}): Promise<string[]> {
  const executable = options.executable ?? findChromium();
  if (executable === undefined) throw new NoBrowserError('no Chromium found: install it, or name one');
  const api = entryPoint(baseUrl);
  return withChromium(executable, options.timeout ?? 20_000, async (connection) => {
    const page = await BrowserPage.open(connection);
    const response = await page.visit(`${api}?action=query&meta=tokens&type=watch%7Cpatrol`);
    if (options.screenshot !== undefined) await writeFile(options.screenshot, await page.screenshot());
    const problems = judgeResponsePage(response);
    const link = plainLink(response);
    if (link !== undefined) problems.push(...judgePlainPage(await page.follow(link), response));
    for (const text of dangerous) {
      const sent = encodeURIComponent(text);
      const request = `action=query&list=imageusage&iutitle=File:${sent}&requestid=${sent}`;
      problems.push(...judgeEchoPage(await page.visit(`${api}?${request}`), text, response.title));
    }
    return problems;
  });
}

function entryPoint(baseUrl: string): string {
  return baseUrl.endsWith('/api.php') ? baseUrl : `${baseUrl.replace(/\/$/, '')}/api.php`;
}

const usage = 'Usage: html-page-check URL [SCREENSHOT.png]\n\nExit status: 0 good, 1 problems, 2 inconclusive.';

async function main([baseUrl, screenshot]: readonly string[]): Promise<number> {
  if (baseUrl === undefined) throw new Error(`give the address of a wiki\n\n${usage}`);
  const problems = await checkHtmlPage(baseUrl, screenshot === undefined ? {} : { screenshot });
  for (const problem of problems) console.log(`- ${problem}`);
  console.log(problems.length === 0 ? `${baseUrl}: no problems found` : `${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  endCommand('html-page-check', main(process.argv.slice(2)), 2);
}
