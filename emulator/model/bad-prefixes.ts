/** What the names begin with that cameras give to pictures ([[MediaWiki:Filename-prefix-blacklist]] of a fresh wiki). */
export const badPrefixes = ['CIMG', 'DSC_', 'DSCF', 'DSCN', 'DUW', 'IMG', 'JD', 'MGP', 'PICT'] as const;
