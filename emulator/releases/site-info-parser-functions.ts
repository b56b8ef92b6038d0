/** What `meta=siteinfo` lists because of the extension ParserFunctions. Loaded for wikis that have it only. */
import type { ByRelease } from './release';
import type { MagicWord } from './site-info-magic-words';

export interface ParserFunctionNames {
  /** `siprop=functionhooks` */
  readonly functionHooks: readonly string[];
  /** `siprop=magicwords`; their names in English. */
  readonly words: readonly MagicWord[];
  /** `siprop=showhooks`: a hook and its subscribers. */
  readonly subscribers: readonly (readonly string[])[];
}

const strings = 'len pos rpos sub count replace explode urldecode';
const extension = 'MediaWiki\\Extension\\ParserFunctions\\';

export const parserFunctionNames: ByRelease<ParserFunctionNames> = {
  '1.39': {
    functionHooks: `if ifeq switch ifexist ifexpr iferror time timel expr rel2abs titleparts ${strings}`.split(' '),
    words: readWords(`expr if ifeq ifexpr iferror switch default ifexist time timel rel2abs titleparts ${strings}`),
    subscribers: [['ScribuntoExternalLibraries', `${extension}Hooks::onScribuntoExternalLibraries`]],
  },
  '1.43': {
    functionHooks:
      `if ifeq switch ifexist ifexpr iferror time timel timef timefl expr rel2abs titleparts ${strings}`.split(' '),
    words: readWords(
      'expr if ifeq ifexpr iferror switch default ifexist time timel timef timefl timef-time timef-date timef-both ' +
        `timef-pretty rel2abs titleparts ${strings}`,
    ),
    subscribers: [
      ['ParserFirstCallInit', `${extension}Hooks::onParserFirstCallInit`],
      ['ParserTestGlobals', `${extension}Hooks::onParserTestGlobals`],
      ['ScribuntoExternalLibraries', `${extension}ScribuntoHooks::onScribuntoExternalLibraries`],
    ],
  },
};

function readWords(names: string): MagicWord[] {
  return names.split(' ').map((name) => {
    const alias = name === 'default' ? '#default' : name.replace('timef-', '');
    return { name, aliases: [alias], caseSensitive: name.startsWith('timef') };
  });
}
