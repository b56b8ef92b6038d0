/** The functions of the extension ParserFunctions, with `$wgPFEnableStringFunctions`. All may be written in any case. */
import { findUploadedFile } from '../../model/files';
import { mediaNamespace, specialNamespace } from '../../model/namespaces';
import { isTitle, parseTitle, prefixedText } from '../../model/title';
import { languageName } from '../../releases/site-info-languages';
import {
  charactersOf,
  integerOf,
  numberOf,
  withoutMarkers,
  type Argument,
  type FunctionCall,
  type ParserFunction,
} from './call';
import { evaluate, ExpressionError, shownError, writeNumber } from './expression';
import { formatTime } from './time';

const textOf = (argument: Argument | undefined): string => argument?.text ?? '';

/** Codes that there may be. */
const builtInCode = /^[a-z0-9-]{2,}$/i;

/** The language is that of the wiki unless another is given; 1.43 knows which there are. */
const time: ParserFunction = (format, [of, language], { context }) => {
  const { environment, release, site } = context.source;
  const code = textOf(language);
  const isKnown = release.since('1.43') ? languageName(code, release) !== undefined : builtInCode.test(code);
  const words = isKnown ? site.timeWordsIn(code) : site.timeWords;
  return formatTime(format, textOf(of), environment.clock.now(), words);
};

export const extensionFunctions: Readonly<Record<string, ParserFunction>> = {
  '#if': (test, [yes, no]) => textOf(test === '' ? no : yes),
  '#ifeq': (left, [right, yes, no]) => textOf(isEqual(left, textOf(right)) ? yes : no),
  '#iferror': (test, [yes, no]) => {
    if (HAS_ERROR.test(test)) return textOf(yes);
    return no === undefined ? test : no.text;
  },
  '#ifexist': (title, [yes, no], call) => textOf(exists(title, call) ? yes : no),
  '#ifexpr': (expression, [yes, no]) => {
    return orError(() => textOf(evaluate(withoutMarkers(expression)) ? yes : no));
  },
  '#expr': (expression) => {
    return orError(() => {
      const value = evaluate(expression);
      return value === undefined ? '' : writeNumber(value);
    });
  },
  '#switch': (value, cases) => choose(value, cases),
  '#rel2abs': (path, [base], { page, context }) => {
    const start = textOf(base);
    return absolutePath(path, start === '' ? prefixedText(page.title, context.rules.namespaces) : start);
  },
  '#titleparts': (text, [count, from], { context }) => {
    const title = parseTitle(text, context.rules);
    if (!isTitle(title)) return text;
    const parts = prefixedText(title, context.rules.namespaces).split('/');
    const start = integerOf(textOf(from));
    const rest = start > 0 ? parts.slice(start - 1) : start < 0 ? parts.slice(start) : parts;
    const length = integerOf(textOf(count));
    return (length === 0 ? rest : rest.slice(0, length)).join('/');
  },
  '#time': time,
  '#timel': time,
  '#len': (text) => String(charactersOf(withoutMarkers(text)).length),
  '#pos': (text, [part, offset]) => {
    const characters = withoutMarkers(text);
    const start = integerOf(textOf(offset));
    if (start < 0 || start > charactersOf(characters).length) return '';
    const from = charactersOf(characters).slice(0, start).join('').length;
    const at = characters.indexOf(withoutMarkers(textOf(part)) || ' ', from);
    return at < 0 ? '' : String(charactersOf(characters.slice(0, at)).length);
  },
  '#rpos': (text, [part]) => {
    const characters = withoutMarkers(text);
    const at = characters.lastIndexOf(withoutMarkers(textOf(part)) || ' ');
    return at < 0 ? '-1' : String(charactersOf(characters.slice(0, at)).length);
  },
  '#sub': (text, [from, length]) => {
    const characters = charactersOf(withoutMarkers(text));
    const count = integerOf(textOf(length));
    const rest = characters.slice(integerOf(textOf(from)));
    return (count === 0 ? rest : rest.slice(0, count)).join('');
  },
  '#count': (text, [part]) => {
    return String(withoutMarkers(text).split(withoutMarkers(textOf(part)) || ' ').length - 1);
  },
  '#replace': (text, [part, replacement, limit]) => {
    const pieces = withoutMarkers(text).split(withoutMarkers(textOf(part)) || ' ');
    const most = limit === undefined || limit.text === '' ? Infinity : integerOf(limit.text);
    const by = withoutMarkers(textOf(replacement));
    const [head = '', ...rest] = pieces;
    const between = withoutMarkers(textOf(part)) || ' ';
    return head + rest.map((piece, index) => (index < most ? by : between) + piece).join('');
  },
  '#explode': (text, [separator, position, limit]) => {
    const between = withoutMarkers(textOf(separator)) || ' ';
    const pieces = withoutMarkers(text).split(between);
    const most = integerOf(textOf(limit));
    const kept =
      most > 0 && pieces.length > most ? [...pieces.slice(0, most - 1), pieces.slice(most - 1).join(between)] : pieces;
    const at = textOf(position);
    return at !== '' && numberOf(at) === undefined ? '' : (kept.at(integerOf(at)) ?? '');
  },
  '#urldecode': (text) => decode(text.replaceAll('+', ' ')),
};

/** An element of an error: `<strong class="error">`. */
const HAS_ERROR = /<(?:strong|span|p|div)\s(?:[^<>]*\s)?class="(?:[^"<>]*\s)?error(?=["\s])/;

function isEqual(left: string, right: string): boolean {
  if (left === right) return true;
  const number = numberOf(left);
  return number !== undefined && number === numberOf(right);
}

function orError(compute: () => string): string {
  try {
    return compute();
  } catch (error) {
    if (error instanceof ExpressionError) return shownError(error.message);
    throw error;
  }
}

/** The value of the first case that applies: `a=1`, or `a` before one with a value. */
function choose(value: string, cases: readonly Argument[]): string {
  let isFound = false;
  let isDefault = false;
  let fallback: string | undefined;
  let last: Argument | undefined;
  for (const one of cases) {
    last = one;
    if (one.name === undefined) {
      if (isEqual(one.text, value)) isFound = true;
      else if (one.text === DEFAULT) isDefault = true;
      continue;
    }
    if (isFound || isEqual(one.name, value)) return one.value;
    if (isDefault || one.name === DEFAULT) {
      fallback = one.value;
      isDefault = false;
    }
  }
  return last !== undefined && last.name === undefined ? last.text : (fallback ?? '');
}

const DEFAULT = '#default';

function exists(text: string, { context }: FunctionCall): boolean {
  const title = parseTitle(text, context.rules);
  if (!isTitle(title) || title.interwiki !== '' || title.key === '') return false;
  const { site, pages } = context.source;
  if (title.namespace === specialNamespace) return site.specialPages.find(title.key) !== undefined;
  if (title.namespace === mediaNamespace) return findUploadedFile(pages, title.key) !== undefined;
  context.noteLink?.(title);
  return context.exists(title);
}

function absolutePath(path: string, base: string): string {
  const to = path === '' ? '.' : path;
  const isRelative = /^(?:\.{0,2}\/|\.{1,2}$)/.test(to);
  const full = (isRelative ? `${base}/${to}` : to).replace(/^\/+|\/+$/g, '');
  const kept: string[] = [];
  for (const part of full.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) {
      return shownError(`Error: Invalid depth in path: "${full}" (tried to access a node above the root node).`);
    }
  }
  return kept.join('/');
}

function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
