import { declareParameters, ParameterSet } from '../../request/parameter-declarations';
import { Continuation } from '../../response/continuation';
import { ResultList, type ResultRecord } from '../../response/result-tree';
import type { Page } from '../../model/page';
import { prefixedText } from '../../model/title';
import { categoryNamespace, fileNamespace } from '../../model/namespaces';
import { readAgain } from '../../model/page-content';
import { touchedPage } from '../../model/revisions';
import { isLimited } from '../is-limited';
import { actionModule, type ActionModule } from '../module';
import type { ActionRun } from '../module-run';
import { requireNotBlocked } from '../writing/require-not-blocked';
import { buildPageSet } from '../page-set/build-page-set';
import { existingPages } from '../page-set/page-set';
import { normalizedList, redirectList, unusableEntries } from '../page-set/page-list';
import { pageSetParameters } from '../page-set/page-set-parameters';
import { findPageSource, type ModulesByName } from '../page-set/page-source';
import { readContinuation } from '../query/query-run';

const ownParameters = declareParameters('', {
  forcelinkupdate: { type: 'boolean' },
  forcerecursivelinkupdate: { type: 'boolean' },
  continue: { type: 'string' },
});

/**
 * `action=purge`: clears what is cached of pages (writing 13.1). The fake caches nothing, and except after a merge (writing 15) its
 * links are up to date: mostly, only the time at which a page was touched changes.
 *
 * @param byName its generators
 */
export function createPurgeModule(byName: ModulesByName): ActionModule {
  return actionModule({
    name: 'purge',
    cacheMode: 'private',
    mustBePosted: true,
    writes: () => true,
    readWhenCreated: pageSetParameters,
    parameters: new ParameterSet('', { ...ownParameters.declarations, ...pageSetParameters.declarations }),
    prepare(run) {
      const values = run.read(ownParameters);
      return () => {
        requireNotBlocked(run);
        const continuation = Continuation.begin();
        readContinuation(values.continue, false);
        const pages = run.read(pageSetParameters);
        const source = findPageSource(run, byName, continuation, pages);
        const set = source && buildPageSet(run.context.wiki, source, pages.redirects, run.context.user);
        const { root } = run.context.result;
        const purger = new Purger(run, values.forcelinkupdate || values.forcerecursivelinkupdate);
        const existing = set ? existingPages(set.entries) : [];
        const entries = set ? unusableEntries(run.context, set, true) : [];
        run.respond(new ResultList([...entries, ...existing.map((page) => purger.purge(page))], 'page'));
        const normalized = set && normalizedList(set);
        if (normalized) root.append('normalized', normalized);
        const redirects = set && redirectList(run.context, set);
        if (redirects) root.append('redirects', redirects);
        continuation.finishResult(root, () => undefined);
      };
    },
  });
}

class Purger {
  private hasWarned = false;

  constructor(
    private readonly run: ActionRun,
    private readonly updatesLinks: boolean,
  ) {}

  purge(page: Page): ResultRecord {
    const { wiki, namespaces } = this.run.context;
    const purged = this.isAllowed('purge');
    if (purged) {
      const touched = touchedPage(wiki, page, wiki.now);
      wiki.pages.put(touched);
      wiki.renderedPages.set(touched, 'api-parse');
      if (page.namespace === fileNamespace) wiki.missedFiles.forget(page.key);
      if (page.namespace === categoryNamespace) wiki.pages.categories.countAgain(page.key);
    }
    const linkupdate = this.updatesLinks && this.isAllowed('linkpurge');
    if (linkupdate) readAgain(wiki, wiki.pages.find(page.id) ?? page);
    return {
      ns: page.namespace,
      title: prefixedText(page, namespaces),
      ...(purged && { purged }),
      ...(linkupdate && { linkupdate }),
    };
  }

  /** 1.43 counts neither. */
  private isAllowed(action: string): boolean {
    const { context } = this.run;
    if (context.release.since('1.43') || !isLimited(context, action, '1.39')) return true;
    if (!this.hasWarned) this.run.warn({ code: 'ratelimited', key: 'apierror-ratelimited', parameters: [] });
    this.hasWarned = true;
    return false;
  }
}
