import { isTitle, parseTitle, type Title, type TitleRules } from '../model/title';
import { decodePercent } from './links';
import type { WikitextContext } from './transclusion';

/** A redirect: its target, and the rest of the text. */
export interface Redirect {
  readonly target: Title;
  readonly rest: string;
}

const START = startWith(['#REDIRECT']);

function startWith(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`^[ \t\r\n\f\v]*(?:${escaped})[ \t\r\n\f\v]*(?::[ \t\r\n\f\v]*)?\[\[`, 'iu');
}

const starts = new WeakMap<readonly string[], RegExp>();

/** Languages have words of their own beside the English one. */
function startFor(words: readonly string[] | undefined): RegExp {
  if (words === undefined) return START;
  const start = starts.get(words) ?? startWith(words);
  starts.set(words, start);
  return start;
}

/** Parses `#REDIRECT [[X]]` at the start of a text; `undefined` if there is none. */
export function readRedirect(text: string, rules: TitleRules): Redirect | undefined {
  const start = startFor(rules.redirectWords).exec(text);
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

/** The text of a template that is a redirect: that of its target (over at most two redirects), or its own if that is missing. */
export function followRedirect(title: Title, context: Pick<WikitextContext, 'rules' | 'template'>): string | undefined {
  let text = context.template(title);
  for (let steps = 0; steps < 2 && text !== undefined; steps++) {
    const target = readRedirect(text, context.rules)?.target;
    const next = target?.interwiki === '' ? context.template(target) : undefined;
    if (next === undefined) break;
    text = next;
  }
  return text;
}
