/** Broken wikis that keep the contract of the scenarios nevertheless, and why it cannot tell. */
export const unseenMutants: readonly { readonly reason: string; readonly mutants: readonly string[] }[] = [
  {
    reason: 'The engine sees a page as one text, of which a contract says that some words are there.',
    mutants: [
      'page-leaves-out-members',
      'page-leaves-out-how-to-go-on',
      'page-does-not-escape',
      'page-escapes-twice',
      'page-mangles-characters',
      'default-format-has-no-name',
      'debug-block-not-in-the-page',
    ],
  },
  {
    reason: 'The engine writes a query in its own way: decoded, sorted by name, encoded anew.',
    mutants: [
      'order-of-parameters-matters',
      'lower-case-escape-is-no-pipe',
      'raw-pipe-is-no-pipe',
      'debug-log-of-another-request',
    ],
  },
  {
    reason: 'A contract does not say in which order members or entries come.',
    mutants: [
      'tokens-in-their-own-order',
      'last-of-repeated-types-counts',
      'ordered-by-title',
      'ordered-by-namespace',
      'ordered-as-texts',
      'ordered-backwards',
      'order-changes-over-answers',
      'direction-unread',
    ],
  },
  {
    reason: 'A list has to be followed to its end, and an interaction is one request.',
    mutants: [
      'some-namespaces-only',
      'page-lost-between-answers',
      'page-repeated-between-answers',
      'goes-on-from-the-start',
    ],
  },
  {
    reason: 'Two answers have to be compared with each other.',
    mutants: ['redirects-unfiltered', 'tokens-of-the-user', 'one-token-for-all-types', 'login-tokens-fixed'],
  },
  {
    reason: 'An earlier answer has to begin the session: as a state, a session that is not logged in has no cookie.',
    mutants: ['anonymous-tokens-with-a-cookie'],
  },
  {
    reason: 'A contract cannot say that a cookie is not set.',
    mutants: ['session-cookie-always-set'],
  },
  {
    reason: 'The engine takes a header apart that is a list, and holds every part against the same pattern.',
    mutants: ['no-vary', 'vary-without-cookie'],
  },
  {
    reason: 'Names can be of either kind, and a contract cannot say that it is one of two things.',
    mutants: [
      'one-brand-name',
      'both-kinds-of-names',
      'no-wiki-version',
      'wiki-version-a-number',
      'wiki-version-a-word',
      'no-runtime-engine',
      'runtime-engine-empty',
      'no-runtime-version',
      'runtime-version-a-list',
    ],
  },
  {
    reason: 'A contract cannot say what something is like that may be missing.',
    mutants: [
      'git-revision-a-name',
      'git-revision-a-number',
      'git-branch-a-list',
      'git-branch-odd',
      'git-branch-a-version',
    ],
  },
  {
    reason: 'No wiki can be put from outside into the state that its headers are sent.',
    mutants: ['session-cookie-too-late', 'trace-without-the-cookie'],
  },
];
