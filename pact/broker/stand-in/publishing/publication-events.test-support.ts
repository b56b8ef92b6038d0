import { newestFirst, type Publication, type Stored, type Version } from '../stored.test-support';

/** The events that a publication causes, in the broker's words: `contract_published, contract_content_changed (…)`. */
export function eventsOf(stored: Stored, publication: Publication, { again }: { again: boolean }): string {
  const changes = again ? [] : changesOf(stored, publication);
  const unchanged = again || changes.length > 0 ? '' : ` (${unchangedText(publication.version)})`;
  return [
    `contract_published${unchanged}`,
    ...(requiresVerification(stored, publication) ? [`contract_requiring_verification_published${unchanged}`] : []),
    ...(changes.length > 0 ? [`contract_content_changed (${changes.join(', ')})`] : []),
  ].join(', ');
}

/** Compares with the newest older version with each of its tags, or, without tags, with the newest one without tags. */
function changesOf(stored: Stored, publication: Publication): string[] {
  const { content, version } = publication;
  const older = newestFirst(
    stored.publications.filter(
      (each) =>
        each.content.consumer === content.consumer &&
        each.content.provider === content.provider &&
        each.version.order < version.order,
    ),
  );
  if (version.tags.length === 0) {
    const before = older.find((each) => each.version.tags.length === 0);
    if (!before) return ['first time untagged pact published'];
    return before.content === content ? [] : ['pact content has changed since previous untagged version'];
  }
  return version.tags.flatMap((tag) => {
    const before = older.find((each) => each.version.tags.includes(tag));
    if (!before) return [`first time any pact published for this consumer with consumer version tagged ${tag}`];
    return before.content === content
      ? []
      : [`pact content has changed since the last consumer version tagged with ${tag}`];
  });
}

function unchangedText({ tags }: Version): string {
  const versions = tags.length === 1 ? 'version with tag' : 'versions with tags';
  return `pact content is the same as previous ${versions} ${tags.join(', ')} and no new tags were applied`;
}

/** Whether the newest version of the provider's main branch, or one in an environment, has never verified the content. */
function requiresVerification(stored: Stored, { content }: Publication): boolean {
  const provider = stored.pacticipants.get(content.provider);
  const main = provider?.mainBranch;
  const newest =
    main === undefined ? undefined : stored.newest(content.provider, ({ branches }) => branches.includes(main));
  const inEnvironments = [...(provider?.versions.values() ?? [])].filter(
    (version) => stored.currentPlacements(version).length > 0,
  );
  return [...(newest ? [newest] : []), ...inEnvironments].some(
    (version) => !stored.results.some((result) => result.pact === content && result.providerVersion === version),
  );
}
