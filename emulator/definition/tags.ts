/** The tags of a definition. Loaded for wikis that have some. */
import type { TagDefinition, WikiDefinition } from '../../schemas/generated/wiki-file';
import type { WikiModel } from '../model/wiki-model';

type Tags = NonNullable<WikiDefinition['tags']>;

/** Makes the tags of a definition known, in their order, before anything has them. */
export function fillTags(wiki: WikiModel, tags: Tags): void {
  for (const { name, defined = true } of tags.map(detailsOf)) {
    if (defined) wiki.tags.define(name);
    else wiki.tags.sort([name]);
  }
}

/** Sets the number of uses that a definition states, once all that has tags is there. */
export function fillTagUses(wiki: WikiModel, tags: Tags): void {
  for (const { name, uses } of tags.map(detailsOf)) if (uses !== undefined) wiki.tags.setUses(name, uses);
}

function detailsOf(tag: string | TagDefinition): TagDefinition {
  return typeof tag === 'string' ? { name: tag } : tag;
}

/**
 * The tags as a definition, or nothing if there are none to declare. The number and the order of the tags of changes mostly
 * follow from the changes, so they are declared only if they do not.
 *
 * @param again a wiki with all else that the definition will have
 */
export function exportTags({ tags }: WikiModel, again: WikiModel): Pick<WikiDefinition, 'tags'> {
  const plain: Tags = [...tags.defined];
  const follows = new Map([...tags.defined, ...again.tags.names].map((name) => [name, again.tags.usesOf(name)]));
  const isSame =
    [...follows.keys()].join('|') === tags.names.join('|') &&
    tags.names.every((name) => follows.get(name) === tags.usesOf(name));
  if (isSame) return plain.length > 0 ? { tags: plain } : {};
  return {
    tags: tags.names.map((name) => {
      const isDefined = tags.isDefined(name);
      const uses = tags.usesOf(name);
      const counted = follows.get(name) ?? 0;
      if (isDefined && uses === counted) return name;
      return { name, ...(!isDefined && { defined: false }), ...(uses !== counted && { uses }) };
    }),
  };
}
