import type { Titled } from '../../model/title';

/** The title of the talk page that belongs to a page; undefined for talk pages themselves. */
export function associatedTalk({ namespace, key }: Titled): Titled | undefined {
  return namespace % 2 === 1 ? undefined : { namespace: namespace + 1, key };
}
