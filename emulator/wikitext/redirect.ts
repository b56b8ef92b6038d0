import { isTitle, parseTitle, type Title, type TitleRules } from '../model/title';
import { decodePercent } from './links';
import type { WikitextContext } from './transclusion';

/** A redirect: where it leads, and what of the page's text is left beside it. */
export interface Redirect {
  readonly target: Title;
  readonly rest: string;
}

const START = /^[ \t\r\n\f\v]*#REDIRECT[ \t\r\n\f\v]*(?::[ \t\r\n\f\v]*)?\[\[/i;

/** `#REDIRECT [[X]]` at the start of a text; `undefined` where it is none. */
export function readRedirect(text: string, rules: TitleRules): Redirect | undefined {
  const start = START.exec(text);
  if (start === null) return undefined;
  const end = text.indexOf(']]', start[0].length);
  if (end < 0) return undefined;
  const link = text.slice(start[0].length, end);
  if (link.includes('\n')) return undefined;
  const bar = link.indexOf('|');
  const target = parseTitle(decodePercent(bar < 0 ? link : link.slice(0, bar)), rules);
  if (!isTitle(target) || (target.key === '' && target.interwiki === '')) return undefined;
  return { target, rest: text.slice(end + 2) };
}

/** A template that is a redirect gives the text of its target, two deep; if that is missing, its own. */
export function followRedirect(title: Title, context: WikitextContext): string | undefined {
  let text = context.template(title);
  for (let steps = 0; steps < 2 && text !== undefined; steps++) {
    const target = readRedirect(text, context.rules)?.target;
    const next = target?.interwiki === '' ? context.template(target) : undefined;
    if (next === undefined) break;
    text = next;
  }
  return text;
}
