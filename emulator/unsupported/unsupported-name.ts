/** A module, a parameter or a value that real wikis have and this one does not support. */
export interface UnsupportedName {
  /** What the request names, in words: `list=checkuser`, `rvprop=parsetree`, `the parameter rvgeneratexml of prop=revisions`. */
  readonly name: string;
  /** The path of the module: `query+checkuser`, `edit`; `main` for parameters of every request. */
  readonly module: string;
  /** As it is sent, with the prefix of the module; absent where the module itself is unsupported. */
  readonly parameter?: string;
  /** Absent where the parameter itself is unsupported. */
  readonly value?: string;
  /** Who has it: `MediaWiki 1.43`, `The extension Wikibase`. */
  readonly source: string;
}

/** `The extension CheckUser has list=checkuser; wikidouble does not support it.` */
export function unsupportedSentence({ source, name }: UnsupportedName): string {
  return `${source} has ${name}; wikidouble does not support it.`;
}

/** What to do about it, wherever the wiki was made. */
export const unsupportedAdvice =
  "docs/supported.md lists what wikidouble supports. Respond to such requests yourself with wiki.stub, or set unsupported: 'warn' (createWiki) or --unsupported warn (serve) to get the response of a wiki without it.";

/** The sentences of several names, each once, and what to do. */
export function unsupportedText(names: readonly UnsupportedName[]): string {
  return [...new Set(names.map(unsupportedSentence)), unsupportedAdvice].join(' ');
}
