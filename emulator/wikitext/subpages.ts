import type { NamespaceTable } from '../model/namespaces';
import { prefixedText, type Titled } from '../model/title';

/**
 * The target of a link or a transclusion, from the title of a page on if it is relative (reading 14.1).
 *
 * @param target trimmed
 */
export function absoluteTarget(target: string, page: Titled, namespaces: NamespaceTable): string {
  const isRelative = target.startsWith('/') || target.startsWith('../');
  if (!isRelative || !namespaces.byId(page.namespace)?.subpages) return target;
  const hash = target.indexOf('#');
  const [path, fragment] = hash < 0 ? [target, ''] : [target.slice(0, hash), target.slice(hash)];
  const title = prefixedText(page, namespaces);
  if (path.startsWith('/')) return title + (withoutEnd(path) || path) + fragment;
  let levels = 0;
  while (path.startsWith('../', levels * 3)) levels++;
  const parts = title.split('/');
  if (parts.length <= levels) return target;
  const [base, below] = [parts.slice(0, -levels).join('/'), withoutEnd(path.slice(levels * 3))];
  return (below === '' ? base : `${base}/${below}`) + fragment;
}

/** Without the slashes at its end. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
