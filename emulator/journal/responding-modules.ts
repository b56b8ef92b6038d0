import type { Exchange } from './recorded-exchange';
import { sentParameters } from './recorded-exchange';
import { requestedAction } from '../modules/main';
import { queryPath, querySelectors } from '../modules/module';
import { splitValues } from '../request/decoded-parameters';

/** The action, and what `prop`, `list`, `meta` and `generator` name: `['query', 'imageusage', 'tokens']`. */
export function requestedModules(exchange: Exchange): string[] {
  return modulesIn(sentParameters(exchange));
}

/** The same, given the decoded parameters of a request. */
export function modulesIn(sent: ReadonlyMap<string, string>): string[] {
  const selected = querySelectors.flatMap((selector) => splitValues(sent.get(selector) ?? ''));
  return [...new Set([requestedAction(sent), ...selected])];
}

/**
 * The modules that responded: those of the requested ones that the wiki has. A rejected request was handled by the module that
 * rejected it, or by none.
 */
export function modulesThatRespond(exchange: Exchange): string[] {
  const { observed } = exchange;
  if (!observed) return [];
  const { error, warnings } = observed;
  if (error) return error.modulePath === 'main' ? [] : error.modulePath.split('+');
  const unknown = warnings.flatMap(({ modulePath, message }) =>
    modulePath === queryPath && message.code === 'unrecognizedvalues' ? unknownValues(message.data?.values) : [],
  );
  return requestedModules(exchange).filter((name) => !unknown.includes(name));
}

function unknownValues(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [];
}
