import { articleAddress } from '../text/wiki-url';
import type { RequestContext } from './context';

/** The path of the page with the licence of a part of the software, under the names that its wiki has for it (reading 8.2). */
export function licenseAddress(context: RequestContext, part: string): string {
  return articleAddress(context.articlePath, context.specialPageKey(`Version/License/${part}`));
}
