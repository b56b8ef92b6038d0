import type { ByRelease } from './release';

/** The skins of a fresh wiki and their data (vector siteinfo/skins). Data only. */

/** `siprop=extensions`: the bundled skins; the address of the licence is added. */
export const bundledSkins: readonly Readonly<Record<string, string>>[] = [
  {
    type: 'skin',
    name: 'MinervaNeue',
    namemsg: 'skinname-minerva',
    descriptionmsg: 'minerva-skin-desc',
    author:
      '[https://www.mediawiki.org/wiki/Readers/Web/Team Readers Web Team], Alex Hollender, Bahodir Mansurov, Florian Schmidt, Jan Drewniak, Joaquin Hernandez, Jon Robson, Juliusz Gonera, Piotr Miazga, Ryan Kaldari, Nick Ray, Sam Smith, Stephen Niedzielski, Volker E.',
    url: 'https://www.mediawiki.org/wiki/Skin:MinervaNeue',
    'license-name': 'GPL-2.0-or-later',
  },
  {
    type: 'skin',
    name: 'MonoBook',
    namemsg: 'skinname-monobook',
    descriptionmsg: 'monobook-desc',
    author: 'Gabriel Wicke, Isarra Yos, ...',
    url: 'https://www.mediawiki.org/wiki/Skin:MonoBook',
    'license-name': 'GPL-2.0-or-later',
  },
  {
    type: 'skin',
    name: 'Timeless',
    namemsg: 'skinname-timeless',
    descriptionmsg: 'timeless-desc',
    author: 'Isarra Yos',
    url: 'https://www.mediawiki.org/wiki/Skin:Timeless',
    version: '0.9.1',
    'license-name': 'GPL-2.0-or-later',
  },
  {
    type: 'skin',
    name: 'Vector',
    namemsg: 'vector-specialversion-name',
    descriptionmsg: 'vector-skin-desc',
    author:
      '[https://www.mediawiki.org/wiki/Readers/Web/Team Readers Web Team], Trevor Parscal, Roan Kattouw, Alex Hollender, Bernard Wang, Clare Ming, Jan Drewniak, Jon Robson, Nick Ray, Sam Smith, Stephen Niedzielski, Volker E.',
    url: 'https://www.mediawiki.org/wiki/Skin:Vector',
    version: '1.0.0',
    'license-name': 'GPL-2.0-or-later',
  },
];

/** A code and a name, and whether it is hidden from preferences. */
export type Skin = readonly [code: string, name: string, unusable?: 'unusable'];

const skins139: readonly Skin[] = [
  ['minerva', 'MinervaNeue'],
  ['monobook', 'MonoBook'],
  ['timeless', 'Timeless'],
  ['vector-2022', 'Vector (2022)'],
  ['vector', 'Vector legacy (2010)'],
  ['fallback', 'Fallback', 'unusable'],
  ['apioutput', 'ApiOutput', 'unusable'],
];

const onlyIn143: readonly Skin[] = [
  ['authentication-popup', 'Authentication popup', 'unusable'],
  ['json', 'SkinJSON', 'unusable'],
];

/** `siprop=skins`; the default one is that of the default options. */
export const skins = {
  '1.39': skins139,
  '1.43': [...skins139, ...onlyIn143],
} as const satisfies ByRelease<readonly Skin[]>;

/** The hooks of the skins, `siprop=showhooks`: a hook and its subscribers. */
const hooks139 = `
BeforePageDisplay MediaWiki\\Minerva\\Hooks::onBeforePageDisplay
FetchChangesList MediaWiki\\Minerva\\Hooks::onFetchChangesList
MobileFrontendBeforeDOM MediaWiki\\Minerva\\Hooks::onMobileFrontendBeforeDOM
MobileFrontendFeaturesRegistration MediaWiki\\Minerva\\Hooks::onMobileFrontendFeaturesRegistration
OutputPageBodyAttributes MediaWiki\\Minerva\\Hooks::onOutputPageBodyAttributes
RequestContextCreateSkinMobile MediaWiki\\Minerva\\Hooks::onRequestContextCreateSkinMobile
ResourceLoaderGetConfigVars MediaWiki\\Minerva\\Hooks::onResourceLoaderGetConfigVars
ResourceLoaderRegisterModules MediaWiki\\Minerva\\Hooks::onResourceLoaderRegisterModules
SkinPageReadyConfig MediaWiki\\Minerva\\Hooks::onSkinPageReadyConfig
SpecialPageBeforeExecute MediaWiki\\Minerva\\Hooks::onSpecialPageBeforeExecute
UserLogoutComplete MediaWiki\\Minerva\\Hooks::onUserLogoutComplete
`;

const hooks143 = `
CentralAuthIsUIReloadRecommended MediaWiki\\Skins\\Vector\\CentralAuthHooks::onCentralAuthIsUIReloadRecommended
DifferenceEngineViewHeader MediaWiki\\Minerva\\Hooks::onDifferenceEngineViewHeader
FetchChangesList MediaWiki\\Minerva\\Hooks::onFetchChangesList
GetBetaFeaturePreferences MediaWiki\\Skins\\Vector\\Hooks::onGetBetaFeaturePreferences
GetPreferences MediaWiki\\Minerva\\Hooks::onGetPreferences MediaWiki\\Skins\\Vector\\Hooks::onGetPreferences
LocalUserCreated MediaWiki\\Skins\\Vector\\Hooks::onLocalUserCreated
MobileFrontendFeaturesRegistration MediaWiki\\Minerva\\MobileFrontendHooks::onMobileFrontendFeaturesRegistration
OutputPageBodyAttributes MediaWiki\\Minerva\\Hooks::onOutputPageBodyAttributes MonoBook\\Hooks::onOutputPageBodyAttributes
PreferencesGetLayout MediaWiki\\Minerva\\Hooks::onPreferencesGetLayout
RequestContextCreateSkinMobile MediaWiki\\Minerva\\MobileFrontendHooks::onRequestContextCreateSkinMobile
ResourceLoaderGetConfigVars MediaWiki\\Minerva\\Hooks::onResourceLoaderGetConfigVars
ResourceLoaderRegisterModules MediaWiki\\Minerva\\Hooks::onResourceLoaderRegisterModules
SkinPageReadyConfig MediaWiki\\Minerva\\Hooks::onSkinPageReadyConfig MediaWiki\\Skins\\Vector\\Hooks::onSkinPageReadyConfig
SkinTemplateNavigation::Universal MonoBook\\Hooks::onSkinTemplateNavigation__Universal
SpecialPageBeforeExecute MediaWiki\\Minerva\\Hooks::onSpecialPageBeforeExecute
UserLogoutComplete MediaWiki\\Minerva\\Hooks::onUserLogoutComplete
`;

export const hooks: ByRelease<readonly (readonly string[])[]> = {
  '1.39': readHooks(hooks139),
  '1.43': readHooks(hooks143),
};

function readHooks(lines: string): readonly (readonly string[])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}
