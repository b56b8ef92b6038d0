import type { ObservedPage } from './observed-page';

/**
 * Finds problems of the page for a request without `format` (spec 1, spec 4.3): the notice must be
 * visible and link to `format=json`, and the response must be JSON as text.
 */
export function judgeResponsePage(page: ObservedPage): string[] {
  const problems = judgeHarmless(page);
  if (page.contentType !== 'text/html') problems.push(`the page is ${page.contentType} and not text/html`);
  if (!page.visibleText.includes('HTML is good for debugging')) {
    problems.push('no visible text says "HTML is good for debugging"');
  }
  if (plainLink(page) === undefined)
    problems.push('no visible link "format=json" leads to an address with format=json');
  return [...problems, ...judgeText(page)];
}

/**
 * Finds problems of a page that echoes text of the client: `requestid` and the error must show it,
 * both as text.
 *
 * @param usual the title that pages of this wiki have
 */
export function judgeEchoPage(page: ObservedPage, echoed: string, usual: string): string[] {
  const problems = [...judgeHarmless(page), ...judgeText(page)];
  if (page.title !== usual) problems.push(`the title became ${JSON.stringify(page.title)}`);
  const response = parsed(page.preformatted[0]?.text);
  if (member(response, 'requestid') !== echoed) problems.push('requestid is not echoed as it was sent');
  const info = member(member(response, 'error'), 'info');
  if (typeof info !== 'string' || !info.includes(echoed)) problems.push('the error does not name the title as text');
  return problems.map((problem) => `echoing ${echoed}: ${problem}`);
}

/** Finds problems of the target of the link, which must be the same response as plain JSON. */
export function judgePlainPage(plain: ObservedPage, html: ObservedPage): string[] {
  const problems: string[] = [];
  if (plain.contentType !== 'application/json') {
    problems.push(`the link leads to ${plain.contentType} and not to application/json: ${plain.address}`);
  }
  const [shown, linked] = [html, plain].map((page) => memberNames(parsed(page.preformatted[0]?.text)));
  if (linked === '' || linked !== shown) {
    problems.push(`the link leads to other members (${String(linked)}) than the page shows (${String(shown)})`);
  }
  return problems;
}

/** The link of the notice to the plain form of the response. */
export function plainLink(page: ObservedPage): { readonly text: string; readonly address: string } | undefined {
  return page.links.find(({ text, address }) => text === 'format=json' && address.includes('format=json'));
}

function judgeHarmless(page: ObservedPage): string[] {
  const problems = page.dialogs.map((message) => `a dialog opened: ${JSON.stringify(message)}`);
  for (const script of page.scripts) {
    if (/^\s*alert\(/.test(script)) problems.push(`text of the request became a script: ${script.trim()}`);
  }
  return problems;
}

function judgeText(page: ObservedPage): string[] {
  const [response] = page.preformatted;
  if (response === undefined || page.preformatted.length > 1) {
    return [`the page has ${page.preformatted.length} <pre> and not one`];
  }
  const problems: string[] = [];
  if (response.elements > 0)
    problems.push(`${response.elements} elements stand in the <pre>: its text was not escaped`);
  if (parsed(response.text) === undefined) problems.push('the text in the <pre> is not JSON');
  if (!page.visibleText.includes(response.text.trim().slice(0, 30)))
    problems.push('the text in the <pre> is not visible');
  return problems;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}

function memberNames(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.keys(value).join(', ') : '';
}
