import { isObject, type Json } from './contract-content.test-support';
import { NotSupported } from './not-supported.test-support';

export type Body = Readonly<Record<string, Json>>;

/** What is wrong with each member of a request's body, in the order in which brokers check them. */
export class BodyErrors {
  private readonly byMember = new Map<string, string[]>();

  constructor(private readonly body: Body) {}

  get isEmpty(): boolean {
    return this.byMember.size === 0;
  }

  add(member: string, ...messages: readonly string[]): void {
    if (messages.length > 0) this.byMember.set(member, [...(this.byMember.get(member) ?? []), ...messages]);
  }

  /** A required text. */
  text(member: string): string {
    this.add(member, ...wrongText(this.body, member));
    return textOf(this.body, member) ?? '';
  }

  /** A text, if it is given. */
  optionalText(member: string): string | undefined {
    const { [member]: value } = this.body;
    if (value === undefined || value === null) return undefined;
    return this.text(member);
  }

  boolean(member: string): boolean {
    const { [member]: value } = this.body;
    if (value === undefined) this.add(member, 'is missing');
    else if (typeof value !== 'boolean') throw new NotSupported(`"${member}" other than true or false`);
    return value === true;
  }

  toJSON(): object {
    return Object.fromEntries(this.byMember);
  }
}

export function wrongText(body: Body, member: string): string[] {
  const value = body[member];
  if (value === undefined) return ['is missing'];
  if (typeof value !== 'string' || value === '') throw new NotSupported(`"${member}" that is empty or no text`);
  return value.trim() === '' ? ['cannot be blank'] : [];
}

export function textOf(body: Body, member: string): string | undefined {
  const value = body[member];
  return typeof value === 'string' ? value : undefined;
}

export function listOf(body: Body, member: string): readonly Json[] | undefined {
  const value = body[member];
  return Array.isArray(value) ? (value as readonly Json[]) : undefined;
}

/** The items of a list, all of which must be objects. */
export function objectsOf(body: Body, member: string): readonly Body[] {
  return (listOf(body, member) ?? []).map((item) => {
    if (!isObject(item)) throw new NotSupported(`"${member}" with anything but objects`);
    return item;
  });
}

/** Members that a real broker understands and the stand-in does not. */
export function refuseMembers(body: Body, members: readonly string[]): void {
  for (const member of members) {
    const value = body[member];
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty) throw new NotSupported(`the member "${member}"`);
  }
}
