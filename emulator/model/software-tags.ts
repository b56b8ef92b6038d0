/** The tags that the software itself adds to changes, on every wiki (vector tags/all). */
export const softwareTags = [
  ...([
    'mw-blank',
    'mw-changed-redirect-target',
    'mw-contentmodelchange',
    'mw-manual-revert',
    'mw-new-redirect',
  ] as const),
  ...(['mw-removed-redirect', 'mw-replace', 'mw-reverted', 'mw-rollback', 'mw-server-side-upload', 'mw-undo'] as const),
] as const;

export type SoftwareTag = (typeof softwareTags)[number];

export function isSoftwareTag(tag: string): tag is SoftwareTag {
  return (softwareTags as readonly string[]).includes(tag);
}
