/** What a contract promises about headers. */
import type { Expectation } from '../../schemas/generated/scenario';
import { headerValues } from '../../conformance/runner/exchange';
import { cookiesEnding } from '../../conformance/runner/responses';
import type { ReceivedResponse } from '../../conformance/runner/exchange';
import { rule, type MatchingRule } from '../contract/contract';
import { listedPartPattern, wholePattern } from './patterns';

/** Headers, each with an example and a rule. */
export class HeaderPromises {
  readonly examples: Record<string, readonly string[]> = {};
  readonly rules: Record<string, MatchingRule> = {};

  constructor(private readonly received: ReceivedResponse) {}

  /** @returns why it cannot be promised; undefined if it can */
  add({ header, cookie, ...wanted }: Expectation): string | undefined {
    if (cookie !== undefined) return this.addCookie(cookie, wanted.matches, wanted.present);
    if (header === undefined) return undefined;
    const [example] = headerValues(this.received, header);
    if (example === undefined || wanted.absent) return 'contracts cannot require that a header is absent';
    if (typeof wanted.equals === 'string') return this.put(header, wanted.equals);
    if (wanted.matches === undefined) return 'contracts cannot compare headers of several responses';
    if (/^cache-control$/i.test(header)) return this.addCacheControl(header, example, wanted.matches);
    if (/^vary$/i.test(header)) return 'contracts match every part of a list against the same pattern';
    return this.put(header, example, wholePattern(wanted.matches));
  }

  /** The content type, which follows from the kind of body. */
  addContentType(example: string): void {
    const [type = ''] = example.split(';', 1);
    if (!this.examples['Content-Type']) this.put('Content-Type', example, wholePattern(`^${type}`));
  }

  /** A header with a list, every part of which matches the pattern. */
  addEveryPart(header: string, pattern: string): string | undefined {
    const [example] = headerValues(this.received, header);
    if (example === undefined) return 'the example has no such header';
    return this.put(header, example.split(/,\s*/, 1)[0] ?? '', pattern);
  }

  private put(header: string, example: string, pattern?: string): string | undefined {
    this.examples[header] = [example];
    if (pattern === undefined) Reflect.deleteProperty(this.rules, header);
    else this.rules[header] = rule({ match: 'regex', regex: pattern });
    return undefined;
  }

  /**
   * The engine matches each part of a list against the pattern. So the pattern allows the parts of the example, with
   * the numbers that expectations name and any numbers elsewhere; one part is the example for all.
   */
  private addCacheControl(header: string, example: string, wanted: string): string | undefined {
    this.cachePatterns.push(wanted);
    const parts = example.split(/,\s*/);
    const isFixed = (part: string): boolean => this.cachePatterns.some((pattern) => pattern.includes(part));
    this.examples[header] = parts.slice(0, 1);
    this.rules[header] = rule({ match: 'regex', regex: listedPartPattern(parts, isFixed) });
    return undefined;
  }

  private readonly cachePatterns: string[] = [];

  /** A wiki may set further cookies, which the engine matches against the same pattern. */
  private addCookie(ending: string, matches: string | undefined, present: boolean | undefined): string | undefined {
    if (!present && matches === undefined) return 'contracts cannot require that a cookie is not set';
    const [text = ''] = cookiesEnding(this.received, ending);
    if (matches !== undefined) this.cookiePatterns.push(matches);
    const holds = this.cookiePatterns.map((pattern) => `(?=${wholePattern(pattern)}$)`).join('');
    this.examples['Set-Cookie'] = [text.replace(/=[^;]*/, '=<SESSION>')];
    const pattern = `^(?:${holds}[^=;]*${ending}=[\\s\\S]*|(?![^=;]*${ending}=)[\\s\\S]*)$`;
    this.rules['Set-Cookie'] = rule({ match: 'regex', regex: pattern });
    return undefined;
  }

  private readonly cookiePatterns: string[] = [];
}
