/** Why a call returns something else from the fake. `pattern` matches the library and the call. */
const causes: readonly { readonly pattern: RegExp; readonly cause: string }[] = [
  {
    pattern: /^MediaWiki::Bot search$/,
    cause: 'A real wiki does not update its search index after a rollback.',
  },
];

export function causeOf(library: string, call: string): string | undefined {
  return causes.find(({ pattern }) => pattern.test(`${library} ${call}`))?.cause;
}
