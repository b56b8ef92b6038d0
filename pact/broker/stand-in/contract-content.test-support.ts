import { createHash } from 'node:crypto';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };
export type Contract = Readonly<Record<string, Json>>;

/**
 * The digest of what a verification depends on. The order of interactions and of members, and metadata other than the
 * version of the specification, make no difference.
 */
export function contentSha(contract: Contract): string {
  const specification = specificationVersion(contract);
  const relevant = {
    ...membersOfLists(contract, (list) => list.map(sorted).sort(byJson)),
    ...(specification !== undefined && { pact_specification_version: specification }),
  };
  return sha1(relevant);
}

/** The contract with the ids of its interactions, which are digests of them. */
export function withIds(contract: Contract): Contract {
  const identified = membersOfLists(contract, (list) =>
    list.map((interaction) =>
      isObject(interaction) ? { _id: sha1(sorted(withoutId(interaction))), ...interaction } : interaction,
    ),
  );
  return { ...contract, ...identified };
}

/** The contract without ids, in the order in which brokers compare contracts. */
export function comparable(contract: Contract): Json {
  const lists = membersOfLists(contract, (list) =>
    list.map((interaction) => sorted(isObject(interaction) ? withoutId(interaction) : interaction)).sort(byJson),
  );
  return { ...(sorted(contract) as Contract), ...lists };
}

/** An object with its members, at every depth, in alphabetical order. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}

export function isObject(value: Json | undefined): value is Contract {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A contract is about requests or about messages. */
function membersOfLists(contract: Contract, change: (list: readonly Json[]) => Json[]): Record<string, Json[]> {
  const lists = ['interactions', 'messages'].flatMap((name): [string, Json[]][] => {
    const list = contract[name];
    return Array.isArray(list) ? [[name, change(list as readonly Json[])]] : [];
  });
  return Object.fromEntries(lists);
}

function specificationVersion({ metadata }: Contract): Json | undefined {
  const specification = isObject(metadata) ? metadata.pactSpecification : undefined;
  return isObject(specification) ? specification.version : undefined;
}

function withoutId(interaction: Contract): Contract {
  return Object.fromEntries(Object.entries(interaction).filter(([name]) => name !== '_id'));
}

function byJson(one: Json, other: Json): number {
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function sha1(value: Json): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex');
}
