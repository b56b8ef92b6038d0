import { specialNamespace } from '../../model/namespaces';
import type { Titled } from '../../model/title';
import type { RequestContext } from '../context';

/** The number that a text begins with; 0 if there is none. */
export function numberOf(text: string): number {
  return Math.trunc(Number(/^\s*[+-]?\d+/.exec(text.slice(0, 40))?.[0] ?? 0));
}

/** 14 digits; nothing for other texts. */
export function archiveTimestamp(text: string): string {
  return /^\d{14}$/.test(text) ? text : '';
}

/** The page that the items belong to: that of the first one, else the given one. */
export function suggestedTarget(
  context: RequestContext,
  { type, ids }: { readonly type: string; readonly ids: readonly string[] },
  given: Titled | undefined,
): Titled | undefined {
  const { wiki } = context;
  if (type === 'logging') return logTarget(context, ids);
  if (type === 'revision' || type === 'archive') return wiki.findPageOfRevision(numberOf(ids[0] ?? '')) ?? given;
  return given;
}

/** `Special:Log`, or its page of the only type that the entries have. */
function logTarget({ wiki }: RequestContext, ids: readonly string[]): Titled {
  const types = new Set(ids.flatMap((id) => wiki.logs.find(numberOf(id))?.type ?? []));
  const [type] = types;
  return { namespace: specialNamespace, key: types.size === 1 ? `Log/${type ?? ''}` : 'Log' };
}
