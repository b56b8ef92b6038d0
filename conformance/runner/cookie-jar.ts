import { headerValues } from './exchange';

/**
 * The cookies of one client of one wiki. Scenarios use one host and one path, so only names and values matter; a cookie
 * that is deleted or has expired is dropped.
 */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  /** Stores the cookies that a response sets. */
  take(headers: readonly (readonly [name: string, value: string])[]): void {
    for (const value of headerValues({ headers }, 'set-cookie')) this.takeOne(value);
  }

  /** The `Cookie` header; undefined if there are no cookies. */
  get header(): string | undefined {
    if (this.cookies.size === 0) return undefined;
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  private takeOne(text: string): void {
    const [pair = '', ...attributes] = text.split(';');
    const equals = pair.indexOf('=');
    if (equals <= 0) return;
    const name = pair.slice(0, equals).trim();
    if (attributes.some(isInThePast)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(equals + 1).trim());
  }
}

function isInThePast(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=', 2);
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) < Date.now();
}
