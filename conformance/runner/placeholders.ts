import { placeholderPattern } from '../scenario-files/placeholders';
import type { FilledRole, FilledRoles } from './target';

/** The values of `{…}` in a scenario: the filled roles, and what its steps captured. */
export class Placeholders {
  private readonly values = new Map<string, string>();

  constructor(roles: FilledRoles) {
    for (const [name, role] of roles) {
      for (const [member, value] of Object.entries(membersOf(role))) this.values.set(`${name}.${member}`, value);
    }
  }

  set(name: string, value: string): void {
    this.values.set(name, value);
  }

  /** @throws Error for an unknown placeholder: the scenario is wrong, not the wiki */
  fill(text: string, encode: (value: string) => string = (value) => value): string {
    return text.replace(placeholderPattern, (whole: string) => {
      const value = this.values.get(whole.slice(1, -1));
      if (value === undefined) {
        const known = Array.from(this.values.keys(), (key) => `{${key}}`).join(', ');
        throw new Error(`${whole} is not defined here; defined: ${known || 'nothing'}`);
      }
      return encode(value);
    });
  }
}

function membersOf(role: FilledRole): Readonly<Record<string, string>> {
  if (role.kind === 'session') return role.user === undefined ? {} : { user: role.user };
  if (role.kind === 'page') return Object.fromEntries(Object.entries(role).filter(([name]) => name !== 'kind'));
  if (role.kind !== 'file') return {};
  const { title } = role;
  const name = title.slice(title.indexOf(':') + 1);
  return {
    title,
    name,
    underscored: title.replaceAll(' ', '_'),
    lowered: `${lowerFirst(title.slice(0, -name.length))}${lowerFirst(name)}`,
  };
}

/** Only the first letter: the case of the others matters in titles. */
function lowerFirst(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}
