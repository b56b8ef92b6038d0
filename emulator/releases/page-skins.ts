import type { ByRelease } from './release';

/** On which pages a module is needed. */
export type ModuleCondition =
  | 'anonymous'
  | 'capitalized nouns'
  // Also where the request counts as logged out, as with `origin=*`.
  | 'client logged in'
  | 'client logged out'
  | 'contents'
  | 'file'
  | 'logged in'
  | 'main page'
  | 'outside the main namespace'
  | 'special page or category'
  | 'talk'
  | 'watchable';

/** The name of a module or a class, and when it is needed if not always. */
export type SkinModule = string | readonly [name: string, where: ModuleCondition];

/** What a skin adds to pages, and how it shows them (reading 16.4; vectors parse/skin-…). Data only. */
export interface PageSkin {
  /** Modules of scripts. */
  readonly modules: readonly SkinModule[];
  /** Modules of styles. */
  readonly styles: readonly SkinModule[];
  /** Whether it shows the table of contents beside the page, not in it. */
  readonly hasOwnContents?: true;
  /** How it shows the links that edit sections, if not in brackets. */
  readonly editLinks?: 'wrapped in brackets' | 'icon' | 'button';
  /** The module of styles that a page around a result with such links loads. */
  readonly editLinkStyle?: string;
  /** Whether sections are edited only by who may edit the page. */
  readonly asksBeforeEditing?: true;
  /** What the start of a page has (`prop=headhtml`). */
  readonly head?: SkinHead;
}

/** Classes and settings at the start of a page with a skin. */
export interface SkinHead {
  /** Classes of the page as a whole. */
  readonly classes?: readonly SkinModule[];
  /** Whether a browser without an account can change them. */
  readonly isPreferred?: true;
  /** Classes of the body before all others. */
  readonly first?: readonly SkinModule[];
  /** Those before the name of the skin. */
  readonly beforeName?: readonly SkinModule[];
  /** Those after all others. */
  readonly last?: readonly SkinModule[];
  /** Settings after all others, as members of JSON. */
  readonly settings?: readonly SkinModule[];
  /** Modules of styles and scripts that are always empty: those of pages of the user, which a fresh wiki does not read. */
  readonly emptyModules?: readonly string[];
  /** The skin whose page of styles counts as well. */
  readonly alsoStyledAs?: string;
}

const contents: SkinModule = ['mediawiki.toc', 'contents'];
const watching: SkinModule = ['mediawiki.page.watch.ajax', 'watchable'];
const filePage: SkinModule = ['filepage', 'file'];

function skin(script: readonly string[], styles: readonly SkinModule[], more?: Partial<PageSkin>): PageSkin {
  return { modules: [contents, ...script, watching], styles, ...more };
}

function recentSkin(script: readonly string[], styles: readonly SkinModule[], more?: Partial<PageSkin>): PageSkin {
  return skin(script, [...styles, filePage], more);
}

function skinsOfBoth(make: typeof skin) {
  const inside = make([], ['mediawiki.skinning.interface']);
  return {
    apioutput: inside,
    fallback: inside,
    monobook: make(['skins.monobook.scripts'], ['skins.monobook.styles'], {
      head: { last: ['skin--responsive', ['monobook-capitalize-all-nouns', 'capitalized nouns']] },
    }),
    timeless: make(['skins.timeless.js'], ['skins.timeless'], { head: { last: ['skin--responsive'] } }),
  };
}

const legacyVector = [['skins.vector.legacy.js'], ['skins.vector.styles.legacy']] as const;

const minervaAtEnd: readonly SkinModule[] = [
  'skins.minerva.amc.styles',
  'skins.minerva.personalMenu.icons',
  'skins.minerva.mainMenu.advanced.icons',
  'skins.minerva.overflow.icons',
];

const minervaHead: SkinHead = {
  beforeName: ['stable', ['is-authenticated', 'logged in']],
  last: ['skin--responsive', 'minerva--history-page-action-enabled'],
};

const vectorFeatures139: readonly SkinModule[] = [
  'vector-feature-language-in-header-enabled',
  'vector-feature-language-in-main-page-header-disabled',
  'vector-feature-language-alert-in-sidebar-disabled',
  ['vector-feature-sticky-header-disabled', 'client logged out'],
  ['vector-feature-sticky-header-enabled', 'client logged in'],
  'vector-feature-sticky-header-edit-disabled',
  'vector-feature-table-of-contents-disabled',
  'vector-feature-visual-enhancement-next-disabled',
];

const previewPages = '"wgVector2022PreviewPages":[]';

const vectorFeatures143: readonly SkinModule[] = [
  'vector-feature-language-in-header-enabled',
  'vector-feature-language-in-main-page-header-disabled',
  ['vector-feature-sticky-header-disabled', 'anonymous'],
  ['vector-feature-sticky-header-enabled', 'logged in'],
  ['vector-feature-page-tools-pinned-disabled', 'anonymous'],
  ['vector-feature-page-tools-pinned-enabled', 'logged in'],
  'vector-feature-toc-pinned-clientpref-1',
  ['vector-feature-main-menu-pinned-disabled', 'anonymous'],
  ['vector-feature-main-menu-pinned-enabled', 'logged in'],
  'vector-feature-limited-width-clientpref-1',
  'vector-feature-limited-width-content-enabled',
  'vector-feature-custom-font-size-clientpref-0',
  'vector-feature-appearance-pinned-clientpref-1',
  ['vector-feature-night-mode-disabled', 'anonymous'],
  ['vector-feature-night-mode-enabled', 'logged in'],
  'skin-theme-clientpref-day',
  ['vector-sticky-header-enabled', 'logged in'],
];

const skins139 = {
  ...skinsOfBoth(skin),
  minerva: {
    modules: [watching, 'skins.minerva.scripts'],
    styles: [
      'skins.minerva.base.styles',
      'skins.minerva.content.styles.images',
      'mediawiki.hlist',
      'mediawiki.ui.icon',
      'mediawiki.ui.button',
      'skins.minerva.icons.wikimedia',
      'skins.minerva.mainMenu.icons',
      'skins.minerva.mainMenu.styles',
      ['skins.minerva.mainPage.styles', 'main page'],
      ['skins.minerva.talk.styles', 'talk'],
      ['skins.minerva.loggedin.styles', 'logged in'],
      ['skins.minerva.icons.loggedin', 'logged in'],
      ...minervaAtEnd,
    ],
    editLinks: 'icon',
    editLinkStyle: 'mediawiki.ui.button',
    asksBeforeEditing: true,
    head: minervaHead,
  },
  vector: skin(...legacyVector, {
    head: {
      last: ['skin-vector-legacy', ...vectorFeatures139],
      settings: [['"wgVectorDisableSidebarPersistence":false', 'logged in'], previewPages],
    },
  }),
  'vector-2022': skin(
    ['skins.vector.user', 'skins.vector.js', 'skins.vector.es6'],
    [
      'mediawiki.ui.button',
      'skins.vector.styles',
      'skins.vector.user.styles',
      'skins.vector.icons',
      'mediawiki.ui.icon',
    ],
    {
      hasOwnContents: true,
      head: {
        classes: [['vector-sticky-header-enabled', 'client logged in']],
        first: ['skin-vector', 'skin-vector-search-vue'],
        last: [['skin-vector-disable-max-width', 'special page or category'], ...vectorFeatures139],
        settings: [previewPages],
        emptyModules: ['skins.vector.user', 'skins.vector.user.styles'],
        alsoStyledAs: 'vector',
      },
    },
  ),
} as const satisfies Readonly<Record<string, PageSkin>>;

const skins143 = {
  ...skinsOfBoth(recentSkin),
  'authentication-popup': recentSkin(
    [],
    ['mediawiki.skinning.interface', 'mediawiki.special.userlogin.authentication-popup'],
    { head: { first: ['mw-authentication-popup'], last: ['skin--responsive'] } },
  ),
  json: recentSkin([], []),
  vector: recentSkin(...legacyVector, {
    editLinks: 'wrapped in brackets',
    head: { isPreferred: true, first: ['skin-vector-legacy'] },
  }),
  'vector-2022': recentSkin(
    ['skins.vector.js'],
    ['skins.vector.search.codex.styles', 'skins.vector.styles', 'skins.vector.icons'],
    {
      hasOwnContents: true,
      editLinks: 'wrapped in brackets',
      head: {
        classes: vectorFeatures143,
        isPreferred: true,
        first: ['skin--responsive', 'skin-vector', 'skin-vector-search-vue'],
      },
    },
  ),
  minerva: {
    modules: ['skins.minerva.scripts', watching],
    styles: [
      'skins.minerva.base.styles',
      'skins.minerva.content.styles.images',
      'mediawiki.hlist',
      'skins.minerva.codex.styles',
      'skins.minerva.icons.wikimedia',
      'skins.minerva.mainMenu.icons',
      'skins.minerva.mainMenu.styles',
      filePage,
      ['skins.minerva.messageBox.styles', 'outside the main namespace'],
      ['skins.minerva.mainPage.styles', 'main page'],
      ['skins.minerva.loggedin.styles', 'logged in'],
      ...minervaAtEnd,
    ],
    editLinks: 'button',
    head: { ...minervaHead, isPreferred: true },
  },
} as const satisfies Readonly<Record<string, PageSkin>>;

/** By name. */
export const pageSkins: ByRelease<Readonly<Record<string, PageSkin>>> = { '1.39': skins139, '1.43': skins143 };

export const pageSkinNames = { '1.39': namesOf(skins139), '1.43': namesOf(skins143) } as const;

function namesOf<Name extends string>(skins: Readonly<Record<Name, PageSkin>>): readonly Name[] {
  return (Object.keys(skins) as Name[]).sort();
}
