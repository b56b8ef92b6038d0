import { childOf, type XmlElement } from '../documents/plain-values';
import { isContainer, valueAt } from '../runner/paths';
import { readable } from '../runner/readable';
import { pair, single, type Broken, type Fact } from './invariant';
import type { JudgedExchange } from './judged-exchange';
import { isInvented } from './outcome';
import { isAnswered, listOf, requestedQuery } from './query';

export const warningsAreTexts = single((exchange) => {
  const inXml = exchange.xml && childOf(exchange.xml, 'warnings');
  const warnings = exchange.document?.warnings;
  if (!requestedQuery(exchange) || (warnings === undefined && !inXml)) return 'does not apply';
  if (inXml) return wrongElement(inXml) ?? 'holds';
  return (Array.isArray(warnings) ? wrongMessage(warnings) : wrongWarning(warnings)) ?? 'holds';
});

/** In the default error format: the warnings of each module as one text (core 6.1). */
function wrongWarning(warnings: unknown): Broken | undefined {
  const expected = 'an object with a text for each module';
  if (!isContainer(warnings)) return { at: '/warnings', expected, actual: readable(warnings) };
  for (const [module, warning] of Object.entries(warnings)) {
    const texts = isContainer(warning) ? Object.entries(warning) : [];
    const [name, text] = texts[0] ?? [];
    const isText = texts.length === 1 && typeof text === 'string' && text.trim() !== '';
    if (isText && (name === '*' || name === 'warnings')) continue;
    return { at: `/warnings/${module}`, expected: 'a text as "*" or "warnings"', actual: readable(warning) };
  }
  return undefined;
}

/** In the other error formats: a list of messages, each with its code (core 6.1). */
function wrongMessage(messages: readonly unknown[]): Broken | undefined {
  // Format version 1 and PHP have an empty list where there is nothing.
  for (const [index, message] of messages.entries()) {
    const code = isContainer(message) ? (message as { readonly code?: unknown }).code : undefined;
    if (typeof code === 'string' && code !== '') continue;
    return { at: `/warnings/${index}/code`, expected: 'the code of the warning', actual: readable(code) };
  }
  return undefined;
}

/** In XML: an element for each module, or one for each message (core 6.1). */
function wrongElement({ children }: XmlElement): Broken | undefined {
  for (const { name, text, attributes } of children) {
    const isOfModule = /^[a-z][a-z+]*$/i.test(name) && text.trim() !== '';
    if (isOfModule || attributes.has('code')) continue;
    return { at: `/warnings/${name}`, expected: 'the text of a warning', actual: readable(text) };
  }
  return undefined;
}

/** The text of the warnings of each module, in the default error format; undefined if that is not certain. */
function textsOf(exchange: JudgedExchange): ((module: string) => string) | undefined {
  const { document, xml } = exchange;
  const format = exchange.parameters.values.get('errorformat') ?? 'bc';
  if (format !== 'bc' || !isAnswered(exchange) || (!document && !xml) || Array.isArray(document?.warnings)) {
    return undefined;
  }
  if (xml) return (module) => childOf(xml, 'warnings', module)?.text ?? '';
  return (module) => {
    const warning = valueAt(document, `/warnings/${module}`);
    return isContainer(warning) ? Object.values(warning).join() : '';
  };
}

/** The types of tokens that no wiki gives out: the harness invents them, or writes them in capital letters. */
function isUnknownType(type: string): boolean {
  return isInvented(type) || /^[A-Z]+$/.test(type);
}

function* warned(key: string, module: string, isWarned: boolean): Generator<Fact> {
  yield { key, value: isWarned ? 'a warning' : 'no warning', at: `/warnings/${module}` };
}

export const warningsAreTheSame = pair(function* (exchange): Generator<Fact> {
  const query = requestedQuery(exchange);
  const textOf = query && textsOf(exchange);
  if (!textOf) return;
  const { values } = exchange.parameters;
  for (const name of values.keys()) {
    if (isInvented(name)) yield* warned(`parameter ${name}`, 'main', textOf('main').includes(name));
  }
  for (const kind of ['list', 'meta'] as const) {
    for (const module of listOf(values.get(kind)).filter(isInvented)) {
      yield* warned(`${kind} ${module}`, 'query', textOf('query').includes(module));
    }
  }
  if (query.metas.includes('tokens') && !query.finished.includes('tokens')) {
    const unknown = listOf(values.get('type')).filter(isUnknownType);
    for (const type of unknown) yield* warned(`type ${type}`, 'tokens', textOf('tokens').includes(type));
  }
  if (query.lists.includes('imageusage') && !query.finished.includes('imageusage')) {
    const limit = values.get('iulimit') ?? 'max';
    const isPlain = /^(?:\*|\d|1[0-5])$/.test(values.get('iunamespace') ?? '*');
    const isOutOfRange = /^\d{4,9}$/.test(limit) && Number(limit) > 5000;
    // Lists that follow redirects may have half the limit.
    const isInRange = limit === 'max' || (/^[1-9]\d{0,2}$/.test(limit) && Number(limit) <= 250);
    if (!isPlain || (!isInRange && !isOutOfRange)) return;
    yield* warned(`usage ${isOutOfRange ? limit : ''}`, 'imageusage', textOf('imageusage') !== '');
  }
});
