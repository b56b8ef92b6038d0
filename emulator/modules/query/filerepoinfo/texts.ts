/** What repositories of other wikis are called, in English. */
export const repositoryTexts = {
  'shared-repo': 'a shared repository',
  'shared-repo-name-wikimediacommons': 'Wikimedia Commons',
} as const;
