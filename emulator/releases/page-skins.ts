import type { ByRelease } from './release';

/** On which pages a module is needed. */
export type ModuleCondition =
  'contents' | 'file' | 'logged in' | 'main page' | 'outside the main namespace' | 'talk' | 'watchable';

/** The name of a module, and when it is needed if not always. */
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
    monobook: make(['skins.monobook.scripts'], ['skins.monobook.styles']),
    timeless: make(['skins.timeless.js'], ['skins.timeless']),
  };
}

const legacyVector = [['skins.vector.legacy.js'], ['skins.vector.styles.legacy']] as const;

const minervaAtEnd: readonly SkinModule[] = [
  'skins.minerva.amc.styles',
  'skins.minerva.personalMenu.icons',
  'skins.minerva.mainMenu.advanced.icons',
  'skins.minerva.overflow.icons',
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
  },
  vector: skin(...legacyVector),
  'vector-2022': skin(
    ['skins.vector.user', 'skins.vector.js', 'skins.vector.es6'],
    [
      'mediawiki.ui.button',
      'skins.vector.styles',
      'skins.vector.user.styles',
      'skins.vector.icons',
      'mediawiki.ui.icon',
    ],
    { hasOwnContents: true },
  ),
} as const satisfies Readonly<Record<string, PageSkin>>;

const skins143 = {
  ...skinsOfBoth(recentSkin),
  'authentication-popup': recentSkin(
    [],
    ['mediawiki.skinning.interface', 'mediawiki.special.userlogin.authentication-popup'],
  ),
  json: recentSkin([], []),
  vector: recentSkin(...legacyVector, { editLinks: 'wrapped in brackets' }),
  'vector-2022': recentSkin(
    ['skins.vector.js'],
    ['skins.vector.search.codex.styles', 'skins.vector.styles', 'skins.vector.icons'],
    { hasOwnContents: true, editLinks: 'wrapped in brackets' },
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
  },
} as const satisfies Readonly<Record<string, PageSkin>>;

/** By name. */
export const pageSkins: ByRelease<Readonly<Record<string, PageSkin>>> = { '1.39': skins139, '1.43': skins143 };

export const pageSkinNames = { '1.39': namesOf(skins139), '1.43': namesOf(skins143) } as const;

function namesOf<Name extends string>(skins: Readonly<Record<Name, PageSkin>>): readonly Name[] {
  return (Object.keys(skins) as Name[]).sort();
}
