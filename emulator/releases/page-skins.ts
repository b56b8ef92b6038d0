import type { ByRelease } from './release';

/** What a skin adds to pages, and how it shows them (reading 16.4; vectors parse/skin-…). Data only. */
export interface PageSkin {
  /** Modules of scripts. */
  readonly modules: readonly string[];
  /** Modules of styles. */
  readonly styles: readonly string[];
  /** Whether it shows the table of contents beside the page, not in it. */
  readonly hasOwnContents?: true;
  readonly wrapsEditText?: true;
}

const inside: PageSkin = { modules: [], styles: ['mediawiki.skinning.interface'] };

const inBoth = {
  apioutput: inside,
  fallback: inside,
  monobook: { modules: ['skins.monobook.scripts'], styles: ['skins.monobook.styles'] },
  timeless: { modules: ['skins.timeless.js'], styles: ['skins.timeless'] },
} as const satisfies Readonly<Record<string, PageSkin>>;

const legacyVector: PageSkin = { modules: ['skins.vector.legacy.js'], styles: ['skins.vector.styles.legacy'] };

const skins139 = {
  ...inBoth,
  vector: legacyVector,
  'vector-2022': {
    modules: ['skins.vector.user', 'skins.vector.js', 'skins.vector.es6'],
    styles: [
      'mediawiki.ui.button',
      'skins.vector.styles',
      'skins.vector.user.styles',
      'skins.vector.icons',
      'mediawiki.ui.icon',
    ],
    hasOwnContents: true,
  },
} as const satisfies Readonly<Record<string, PageSkin>>;

const skins143 = {
  ...inBoth,
  'authentication-popup': {
    modules: [],
    styles: ['mediawiki.skinning.interface', 'mediawiki.special.userlogin.authentication-popup'],
  },
  json: { modules: [], styles: [] },
  vector: { ...legacyVector, wrapsEditText: true },
  'vector-2022': {
    modules: ['skins.vector.js'],
    styles: ['skins.vector.search.codex.styles', 'skins.vector.styles', 'skins.vector.icons'],
    hasOwnContents: true,
    wrapsEditText: true,
  },
} as const satisfies Readonly<Record<string, PageSkin>>;

/** By name. Minerva is not among them: what it adds depends on the page and the user. */
export const pageSkins: ByRelease<Readonly<Record<string, PageSkin>>> = { '1.39': skins139, '1.43': skins143 };

export const pageSkinNames = { '1.39': namesOf(skins139), '1.43': namesOf(skins143) } as const;

function namesOf<Name extends string>(skins: Readonly<Record<Name, PageSkin>>): readonly Name[] {
  return (Object.keys(skins) as Name[]).sort();
}
