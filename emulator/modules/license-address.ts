import { specialNamespace } from '../model/namespaces';
import { articleAddress } from '../text/wiki-url';
import type { RequestContext } from './context';

/** The path of the page with the licence of a part of the software, under the names that its wiki has for it (reading 8.2). */
export function licenseAddress({ articlePath, namespaces, wiki }: RequestContext, part: string): string {
  const namespace = namespaces.byId(specialNamespace)?.name ?? '';
  const key = `Version/License/${part}`;
  return articleAddress(articlePath, `${namespace}:${wiki.site.specialPages.find(key) ?? key}`);
}
