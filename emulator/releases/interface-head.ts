import type { HeadLoads, HtmlHead } from './html-head';
import type { HtmlPageHoles } from './html-page-template';

/** What the heads of pages of the interface have in a release. */
interface OfRelease extends Pick<HtmlHead, 'robots' | 'viewport' | 'license'> {
  readonly loads: Pick<HeadLoads, 'own' | 'modules' | 'styles'>;
}

/** The head of a page of the interface, which pretends to be a special page, whatever it shows (core 5.2). */
export function headOfInterface(page: HtmlPageHoles, { loads, ...ofRelease }: OfRelease): HtmlHead {
  const { kind, words, language, place } = page;
  return {
    ...page,
    classes: '',
    preferenceCookie: undefined,
    title: words.title,
    settings: {
      breaksFrames: kind === 'help',
      numbers: language.settings,
      monthNames: words.monthNames,
      page: {
        canonicalNamespace: '"Special"',
        specialPage: '"ApiHelp"',
        namespace: -1,
        name: place.name,
        title: place.title,
        revision: 0,
        id: 0,
        isArticle: false,
        isRedirect: false,
      },
      categories: '[]',
      language: language.variant || language.code,
      model: '"wikitext"',
      more: ['"wgIsProbablyEditable":false', '"wgRelevantPageIsProbablyEditable":false'],
    },
    loads: {
      ...loads,
      emptyUserModules: [],
      styles: [...loads.styles, ...page.addedStyles],
      siteStyles: page.siteStyles,
      skin: 'apioutput',
    },
    editLink: undefined,
    siteLanguage: place.language,
    feed: { title: words.feed, page: place.changes },
    bodyClasses:
      `mediawiki ${language.direction} sitedir-${place.direction} mw-hide-empty-elt ns--1 ns-special mw-special-ApiHelp ` +
      `page-${place.className} rootpage-${place.className} skin-apioutput action-view`,
    ...ofRelease,
  };
}

/** Where the page of the interface says that it is from. */
export function retrievedFrom({ words, canonicalServer, place }: HtmlPageHoles): string {
  const address = canonicalServer + place.path;
  return `${words.retrieved[0]}<a dir="ltr" href="${address}">${address}</a>${words.retrieved[1]}`;
}
