import { titleOfKey, type Title, type Titled } from '../../model/title';
import { pageLink } from '../../rendering/inner-links';
import type { RequestContext } from '../context';
import { wikiFacts } from './facts';
import { readingContext } from './reading-context';

/** Makes links, with HTML in them, that a skin shows around a page; those to the page itself are like any others. */
export function skinLinks(context: RequestContext, title: Title): (target: Titled, html: string) => string {
  const reading = {
    context: readingContext(context.wiki, { title, id: undefined, length: 0, user: undefined }),
    facts: wikiFacts(context),
    isRecent: context.release.since('1.43'),
  };
  return (target, html) => pageLink(titleOfKey(target), html, reading);
}
