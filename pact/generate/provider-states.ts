/** Converts roles of scenarios to provider states, and back. */
import { schemaCompiler } from '../../conformance/schemas/compile';
import type { Role } from '../../schemas/generated/scenario';
import { Placeholders } from '../../conformance/runner/placeholders';
import type { FilledRoles } from '../../conformance/runner/target';
import { placeholderMembers } from '../../conformance/scenario-files/placeholders';
import type { ProviderState } from '../contract/contract';
import { stateNames } from '../contract/state-names';

/** The state for a role: its members, and its name as `role`. */
export function stateOf(name: string, role: Role): ProviderState | undefined {
  if (role.kind === 'headers sent') return undefined;
  // Preferences are only ours; a contract states what is needed.
  const params = Object.fromEntries(Object.entries(role).filter(([member]) => member !== 'preferably'));
  return { name: stateNames[role.kind], params: { ...params, role: name } };
}

/** The role of a state, with its name; undefined for a state of the user. */
export function roleOf({ name, params }: ProviderState): readonly [name: string, role: Role] | undefined {
  const kind = kinds.find((candidate) => stateNames[candidate] === name);
  if (kind === undefined) return undefined;
  const members = Object.entries(params).filter(([member]) => roleMembers.has(member));
  const role: unknown = { ...Object.fromEntries(members), kind };
  isRole ??= schemaCompiler().compile<Role>({ $ref: 'urn:wikidouble:scenario#/$defs/role' });
  return isRole(role) ? [typeof params.role === 'string' ? params.role : kind, role] : undefined;
}

const kinds = Object.keys(stateNames) as (keyof typeof stateNames)[];
/** Other members of a state are examples for readers. */
const roleMembers = new Set(['uses', 'namespaces', 'redirects', 'spaces', 'loggedIn', 'exists']);
/** Compiled when first used: it takes some tens of milliseconds. */
let isRole: ((value: unknown) => value is Role) | undefined;

/** The values that the generators of a request need, such as `unused.title`. */
export function valuesOf(given: Readonly<Record<string, Role>>, filled: FilledRoles): Record<string, string> {
  const placeholders = new Placeholders(filled);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, role]) =>
      placeholderMembers(role).map((member) => [`${name}.${member}`, placeholders.fill(`{${name}.${member}}`)]),
    ),
  );
}
