import { declareParameters } from '../../request/parameter-declarations';
import { actionModule, type ActionModule } from '../module';

/**
 * `action=setpagelanguage`: on a fresh wiki, pages have no languages of their own.
 *
 * @param languages the codes that a release accepts
 */
export function createSetPageLanguageModule(languages: readonly string[]): ActionModule {
  return actionModule({
    name: 'setpagelanguage',
    description: { className: 'ApiSetPageLanguage', helpPages: ['SetPageLanguage'] },
    cacheMode: 'private',
    mustBePosted: true,
    needsToken: 'csrf',
    writes: () => true,
    parameters: declareParameters('', {
      title: { type: 'string', holds: 'page title' },
      pageid: { type: 'integer', isId: true, holds: 'page id' },
      lang: { type: 'enumeration', values: languages, required: true },
      reason: { type: 'string' },
      tags: { type: 'tag list' },
      token: { type: 'string', sensitive: true },
    }),
    run(run) {
      throw run.error({ code: 'pagelang-disabled', key: 'apierror-pagelang-disabled', parameters: [] });
    },
  });
}

/** For what concerns any release: some of the languages. */
export const setPageLanguage = createSetPageLanguageModule(['default', 'de', 'en']);
