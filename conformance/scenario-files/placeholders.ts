import type { Role, Scenario, Step } from '../../schemas/generated/scenario';

/** What a placeholder such as `{file.title}` or `{token}` names. */
export interface Placeholder {
  readonly text: string;
  /** A role or a captured value. */
  readonly name: string;
  /** The member of the role; undefined for a captured value. */
  readonly member: string | undefined;
}

/** `{name}` or `{role.member}`; doubled braces are wikitext and stay. */
export const placeholderPattern = /(?<!\{)\{([A-Za-z][\w-]*)(?:\.([A-Za-z]+))?\}(?!\})/g;

/** The placeholders in a text, or in every text of a value, in their order. */
export function placeholdersIn(value: unknown): Placeholder[] {
  if (typeof value === 'string') {
    return Array.from(value.matchAll(placeholderPattern), ([text, name = '', member]) => ({ text, name, member }));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(placeholdersIn) : [];
}

/** The members of roles that placeholders can name (schemas/scenario.schema.json, the description of each). */
export function placeholderMembers(role: Role): readonly string[] {
  switch (role.kind) {
    case 'file':
      return ['title', 'underscored', 'lowered', 'name'];
    case 'session':
      return role.loggedIn ? ['user'] : [];
    case 'page':
      return role.exists === false ? ['title'] : ['title', 'pageid', 'revid', 'timestamp'];
    default:
      return [];
  }
}

/** Why a placeholder cannot be filled in; undefined if it can. */
export function placeholderProblem(
  { text, name, member }: Placeholder,
  roles: Readonly<Record<string, Role>>,
  captures: readonly string[],
): string | undefined {
  if (member === undefined) {
    if (captures.includes(name)) return undefined;
    return `has ${text}, which names no value captured by an earlier step: ${listed(captures)}`;
  }
  const role = Object.entries(roles).find(([given]) => given === name)?.[1];
  if (!role) return `has ${text}, which names no role: ${listed(Object.keys(roles))}`;
  const members = placeholderMembers(role);
  if (members.includes(member)) return undefined;
  return `has ${text}, but of the role ${JSON.stringify(name)} it can say: ${listed(members)}`;
}

/** The values captured by the first steps of a scenario. */
export function capturedBy(steps: readonly Step[]): string[] {
  return steps.flatMap(({ capture = {} }) => Object.keys(capture));
}

/** The roles of a scenario, which may have none. */
export function rolesOf({ given = {} }: Scenario): Readonly<Record<string, Role>> {
  return given;
}

/** Lists names for a message. */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return 'there is none';
  return `there ${names.length === 1 ? 'is' : 'are'} ${names.map((name) => JSON.stringify(name)).join(', ')}`;
}
