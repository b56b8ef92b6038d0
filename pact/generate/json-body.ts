/** Writes the promises about a JSON body in the engine's form: an example, and rules by place. */
import { rule, type Matcher, type MatchingRule, type MatchingRules } from '../contract/contract';
import { oneOf, otherThan } from './patterns';
import type { ListShape, ObjectShape, Shape } from './promised-shape';

export interface JsonBody {
  readonly content: unknown;
  readonly rules: MatchingRules;
}

/**
 * The bodies that together express the promises. One is enough, unless a member must be absent: when the engine checks
 * the names of an object's members it ignores missing ones, and below a rule it accepts any list for an empty one. The
 * first body then requires what must be present, the second what must be absent.
 */
export function jsonBodies(shape: Shape): { readonly present: JsonBody; readonly nothingElse?: JsonBody } {
  const present = new Writer(false);
  const content = present.write(shape, '$', false);
  const body = { content, rules: present.rules };
  if (!present.leftOut) return { present: body };
  const strict = new Writer(true);
  const strictContent = strict.write(shape, '$', false);
  return { present: body, nothingElse: { content: strictContent, rules: strict.rules } };
}

class Writer {
  readonly rules: Record<string, MatchingRule> = {};
  /** Whether an absence could not be expressed. */
  leftOut = false;

  constructor(private readonly saysWhatMustNotBe: boolean) {}

  /** @param isBelowRule rules apply to everything below, unless there is another one */
  write(shape: Shape, path: string, isBelowRule: boolean): unknown {
    if (shape.kind === 'object') return this.object(shape, path, isBelowRule);
    if (shape.kind === 'list') return this.list(shape, path);
    const { value, matchers } = shape;
    if (matchers.length > 0) this.rules[path] = rule(...matchers);
    else if (isBelowRule && !isEmptyList(shape)) this.rules[path] = rule({ match: 'equality' });
    return value;
  }

  private object(shape: ObjectShape, path: string, isBelowRule: boolean): unknown {
    const matchers = this.matchersOf(shape);
    if (matchers.length > 0) this.rules[path] = rule(...matchers);
    const content: Record<string, unknown> = {};
    for (const [name, member] of shape.members) {
      content[name] = this.write(member, path + step(name), isBelowRule || matchers.length > 0);
    }
    return content;
  }

  private matchersOf(shape: ObjectShape): Matcher[] {
    const { members, onlyMembersAnd, without } = shape;
    const names = [...members.keys()];
    const exact = { match: 'type', min: names.length, max: names.length } as const;
    if (onlyMembersAnd?.length === 0 && !holdsEmptyList(shape)) return [exact];
    if (onlyMembersAnd === undefined && without.size === 0) return names.length === 0 ? [{ match: 'type' }] : [];
    if (!this.saysWhatMustNotBe) {
      this.leftOut = true;
      return [];
    }
    if (onlyMembersAnd?.length === 0) return [exact];
    const regex = onlyMembersAnd ? oneOf([...names, ...onlyMembersAnd]) : otherThan([...without]);
    const eachKey = { match: 'eachKey', rules: [{ match: 'regex', regex }], value: names[0] ?? '' } as const;
    return [{ match: 'type', min: names.length }, eachKey];
  }

  private list({ min, max, entry, containing }: ListShape, path: string): unknown {
    const matchers: Matcher[] = [{ match: 'type', min, ...(max === undefined ? {} : { max }) }];
    const content: unknown[] = [];
    if (entry) {
      const example = this.write(entry, `${path}[*]`, true);
      for (let count = Math.max(min, 1); count > 0; count--) content.push(example);
    }
    if (containing.length > 0) {
      const variants = containing.map((shape, index) => {
        const variant = new Writer(this.saysWhatMustNotBe);
        const usual = asObject(content[index]);
        content[index] = { ...usual, ...asObject(variant.write(shape, '$', true)) };
        // Without a rule, the example of a member that every entry has would be required of this one.
        for (const name of Object.keys(usual)) variant.rules[`$${step(name)}`] ??= rule({ match: 'type' });
        if (shape.kind === 'value') content[index] = shape.value;
        return { index, rules: variant.rules };
      });
      matchers.push({ match: 'arrayContains', variants });
    }
    this.rules[path] = rule(...matchers);
    return content;
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function holdsEmptyList(shape: Shape): boolean {
  if (shape.kind === 'object') return [...shape.members.values()].some(holdsEmptyList);
  return isEmptyList(shape);
}

function isEmptyList(shape: Shape): boolean {
  return shape.kind === 'value' && Array.isArray(shape.value) && shape.value.length === 0;
}

/** `.title`, or `['*']` if the name is not a word. */
function step(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name}']`;
}
