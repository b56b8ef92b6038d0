import type { Exchange } from './recorded-exchange';
import { sentParameters } from './recorded-exchange';
import { requestedAction } from '../modules/main';
import { queryPath, querySelectors } from '../modules/module';
import { splitValues } from '../request/decoded-parameters';

/** The action, and what `prop`, `list`, `meta` and `generator` name: `['query', 'imageusage', 'tokens']`. */
export function askedModules(exchange: Exchange): string[] {
  return modulesIn(sentParameters(exchange));
}

/** The same of the parameters of a request, decoded. */
export function modulesIn(sent: ReadonlyMap<string, string>): string[] {
  const selected = querySelectors.flatMap((selector) => splitValues(sent.get(selector) ?? ''));
  return [...new Set([requestedAction(sent), ...selected])];
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
    modulePath === queryPath && message.code === 'unrecognizedvalues' ? unknownValues(message.data?.values) : [],
  );
  return askedModules(exchange).filter((name) => !unknown.includes(name));
}

function unknownValues(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}
