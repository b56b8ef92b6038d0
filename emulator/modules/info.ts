import { declareParameters } from '../request/parameter-declarations';
import type { PageEntry } from './page-set/page-set';
import { queryModule } from './module';
import type { ResultMap } from '../response/result-tree';

/** `prop=info`, without `inprop`: what every page says of itself (facts 4.7). */
export const info = queryModule({
  kind: 'prop',
  name: 'info',
  cacheMode: 'public',
  parameters: declareParameters('in', {
    continue: { type: 'string' },
  }),
  run(run, _values, pages) {
    const { language } = run.context.wiki.site;
    for (const { entry, members } of pages) {
      if (entry.kind !== 'existing' && entry.kind !== 'missing') continue;
      members.append('contentmodel', 'wikitext');
      members.append('pagelanguage', language);
      members.append('pagelanguagehtmlcode', language);
      members.append('pagelanguagedir', 'ltr');
      addRevision(members, entry);
    }
  },
});

function addRevision(members: ResultMap, entry: PageEntry): void {
  if (entry.kind !== 'existing') return;
  const { page } = entry;
  members.append('touched', page.touched);
  members.append('lastrevid', page.revision);
  members.append('length', page.length);
  if (page.redirect) members.append('redirect', true);
  if (page.isNew) members.append('new', true);
}
