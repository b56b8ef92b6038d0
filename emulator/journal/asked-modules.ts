import type { Exchange } from './kept-exchange';
import { sentParameters } from './kept-exchange';
import { splitValues } from '../request/decoded-parameters';

const selectors = ['prop', 'list', 'meta', 'generator'] as const;

/** The action, and what `prop`, `list`, `meta` and `generator` name: `['query', 'imageusage', 'tokens']`. */
export function askedModules(exchange: Exchange): string[] {
  const sent = sentParameters(exchange);
  const selected = selectors.flatMap((selector) => splitValues(sent.get(selector) ?? ''));
  return [...new Set([sent.get('action') ?? 'help', ...selected])];
}

/**
 * The modules that answered: of those that were asked, the ones that the wiki has. A refused request was answered by the
 * module that refused it, or by none.
 */
export function modulesThatRespond(exchange: Exchange): string[] {
  const { observed } = exchange;
  if (!observed) return [];
  const { error, warnings } = observed;
  if (error) return error.modulePath === 'main' ? [] : error.modulePath.split('+');
  const unknown = warnings.flatMap(({ modulePath, message }) =>
    modulePath === 'query' && message.code === 'unrecognizedvalues' ? unknownValues(message.data?.values) : [],
  );
  return askedModules(exchange).filter((name) => !unknown.includes(name));
}

function unknownValues(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}
