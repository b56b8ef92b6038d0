/** Broken wikis that still satisfy the contract of the scenarios, and why it cannot detect them. */
export const unseenMutants: readonly { readonly reason: string; readonly mutants: readonly string[] }[] = [
  {
    reason: 'The engine sees a page as one text, and a contract can only require some words of it.',
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
    reason: 'The engine sends a query in its own form: decoded, sorted by name, encoded again.',
    mutants: [
      'order-of-parameters-matters',
      'lower-case-escape-is-no-pipe',
      'raw-pipe-is-no-pipe',
      'debug-log-of-another-request',
    ],
  },
  {
    reason: 'A contract does not require an order of members or entries.',
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
    reason: 'A list must be followed to its end, and an interaction is one request.',
    mutants: [
      'some-namespaces-only',
      'page-lost-between-answers',
      'page-repeated-between-answers',
      'goes-on-from-the-start',
    ],
  },
  {
    reason: 'Two responses must be compared with each other.',
    mutants: ['redirects-unfiltered', 'tokens-of-the-user', 'one-token-for-all-types'],
  },
  {
    reason: 'An earlier response must begin the session: as a state, an anonymous session has no cookie.',
    mutants: ['anonymous-tokens-with-a-cookie'],
  },
  {
    reason: 'A contract cannot require that a cookie is not set.',
    mutants: ['session-cookie-always-set'],
  },
  {
    reason: 'The engine matches every part of a header with a list against the same pattern.',
    mutants: ['no-vary', 'vary-without-cookie'],
  },
  {
    reason: 'Names can be of either kind, and a contract cannot allow two alternatives.',
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
    reason: 'A contract cannot describe an optional value.',
    mutants: [
      'git-revision-a-name',
      'git-revision-a-number',
      'git-branch-a-list',
      'git-branch-odd',
      'git-branch-a-version',
    ],
  },
  {
    reason: 'The state "headers sent" of a wiki cannot be set up from outside.',
    mutants: ['session-cookie-too-late', 'trace-without-the-cookie'],
  },
];
