import type { Expectation, Reference } from '../../schemas/generated/scenario';
import { headerValues } from '../../conformance/runner/exchange';
import type { ApiResponse, StepResponses } from '../../conformance/runner/responses';
import { isAtLeast, smallestFitting } from '../../conformance/runner/counts';
import { judge } from '../../conformance/runner/expectations';
import { escape, gather, listAt, valueAt } from '../../conformance/runner/paths';
import { placeholdersIn } from '../../conformance/scenario-files/placeholders';
import { defaultStepName } from '../../conformance/scenario-files/step-checks';
import { HeaderPromises } from './header-promises';
import type { Matcher } from '../contract/contract';
import { literalPattern, otherThan, wholePattern } from './patterns';
import { everyEntry, shapeAt, shapeOfSchema } from './schema-shape';
import { isObject } from '../contract/pointer';
import { exactly, matching, merge, newList, newObject, ofTheTypeOf, type Shape } from './promised-shape';
import { anonymousToken } from '../../emulator/text/anonymous-token';
import { redactResponse } from './redact-response';

/** What an invariant demands of a response: an expectation, the greatest length of a list, or a pattern for every part of a header. */
export type Carried =
  | Expectation
  | { readonly at: string; readonly most: number }
  | { readonly header: string; readonly everyPart: string };

/** Why an expectation cannot be promised in full. */
type Shortcoming = string | undefined;

/** What a contract promises about one response, gathered from its expectations. */
export class Promises {
  readonly headers: HeaderPromises;
  /** The promise about a JSON body. */
  body: Shape | undefined;
  /** Patterns for the source of a page. */
  readonly patterns: string[] = [];
  /** The number of expectations that are promised in full. */
  kept = 0;
  /** Why others are not promised, each reason once. */
  readonly shortcomings = new Set<string>();
  private readonly response: ApiResponse;
  /** The content that paths refer to, without secrets. */
  private readonly content: unknown;

  /**
   * @param step the response to the request
   * @param stepNamed returns other steps of the scenario
   */
  constructor(
    private readonly step: StepResponses,
    private readonly stepNamed: (name: string) => StepResponses | undefined,
  ) {
    const [response] = step.responses;
    if (!response) throw new Error(`The step ${step.step} has no response.`);
    this.response = response;
    this.content = redactResponse(response.content);
    this.headers = new HeaderPromises(response.received);
  }

  add(expectation: Expectation): void {
    const shortcoming = this.promise(expectation);
    if (shortcoming === undefined) this.kept++;
    else this.shortcomings.add(shortcoming);
  }

  /**
   * Promises what an invariant demands, if a contract can. It does not count as an expectation of the scenario.
   *
   * @returns whether it is promised
   */
  carry(promised: Carried): boolean {
    if ('everyPart' in promised) return this.headers.addEveryPart(promised.header, promised.everyPart) === undefined;
    if (!('most' in promised)) return this.promise(promised) === undefined;
    const { at, most } = promised;
    // The engine does not count what it compares with an empty list.
    if (!isObject(this.response.body) || listAt(this.content, at).length === 0) return false;
    const path = partsOf(at);
    const entries = newList(shapeAt([...path, everyEntry], this.content));
    return this.put(path, merge(entries, { ...newList(), max: most })) === undefined;
  }

  private promise(expectation: Expectation): Shortcoming {
    const { status, header, cookie, equalTo, differsFrom, permutationOf, includes, equals, optional } = expectation;
    if (status !== undefined) return undefined;
    if (optional) return 'contracts cannot describe an optional value';
    if (placeholdersIn([includes, equals]).length > 0) return 'what is expected depends on a role';
    if (header !== undefined || cookie !== undefined) return this.headers.add(expectation);
    if (differsFrom && this.isPublicToken(differsFrom)) return this.promiseOwnToken(expectation);
    if (equalTo ?? differsFrom ?? permutationOf) {
      this.putInPart(expectation);
      return 'it compares responses with each other';
    }
    if (!this.holds(expectation)) return 'the engine sends parameters in another order';
    if (/^text\/html/i.test(headerValues(this.response.received, 'content-type')[0] ?? '')) {
      return this.promiseOfPage(expectation);
    }
    return isObject(this.response.body) ? this.promiseOfJson(expectation) : 'its body is neither JSON nor a page';
  }

  private holds(expectation: Expectation): boolean {
    return judge(expectation, this.step, { stepNamed: () => this.step, fill: (text) => text }).length === 0;
  }

  /** The anonymous token is the same everywhere (spec 2.2), so one response alone can show that it has another. */
  private isPublicToken({ of = defaultStepName, at }: Reference): boolean {
    return valueAt(this.stepNamed(of)?.responses[0]?.content, at) === anonymousToken;
  }

  private promiseOwnToken({ at = '' }: Expectation): Shortcoming {
    return this.putEach(partsOf(at), (value) =>
      matching(value, { match: 'regex', regex: otherThan([anonymousToken]) }),
    );
  }

  private promiseOfPage(expectation: Expectation): Shortcoming {
    const pattern = pagePattern(expectation);
    if (pattern === undefined) return 'the engine sees a page as one text';
    if (!new RegExp(pattern).test(this.response.received.body)) return 'the engine sees a page as one text';
    this.patterns.push(wholePattern(pattern));
    return undefined;
  }

  private promiseOfJson(expectation: Expectation): Shortcoming {
    const { at = '', equals, type, matches, members, absent, present, includes, ordered, length, schema } = expectation;
    const path = partsOf(at);
    if (absent) return this.promiseAbsence(path);
    if (schema !== undefined) return this.putEach(path, (value) => shapeOfSchema(schema, value));
    if (equals !== undefined) return this.promiseValue(path, equals);
    if (matches !== undefined) {
      return this.putEach(path, (value) => matching(value, { match: 'regex', regex: wholePattern(matches) }));
    }
    if (type !== undefined)
      return this.putEach(path, (value) => (type === 'number' ? aNumber(value) : ofTheTypeOf(value)));
    if (present) return this.putEach(path, (_, place) => shapeAt(place, this.content));
    if (members !== undefined) return this.promiseMembers(path, members);
    if (includes !== undefined) return this.promiseText(path, includes);
    if (length !== undefined) return this.promiseLength(path, length);
    if (ordered === undefined) return 'there is no such promise';
    this.putInPart(expectation);
    return 'contracts cannot require an order of entries';
  }

  /** What an expectation implies: that a value is present, of its type. */
  private putInPart({ at = '' }: Expectation): void {
    if (at !== '' && isObject(this.response.body))
      this.putEach(partsOf(at), (_, place) => shapeAt(place, this.content));
  }

  private promiseAbsence(path: readonly string[]): Shortcoming {
    const name = path.at(-1);
    if (name === undefined || path.includes('*')) return tooMany;
    const parent = newObject();
    parent.without.add(name);
    return this.put(path.slice(0, -1), parent);
  }

  private promiseValue(path: readonly string[], wanted: unknown): Shortcoming {
    if (path.includes('*')) return tooMany;
    const shape = exactly(wanted);
    return this.put(path, shape.kind === 'object' ? { ...shape, onlyMembersAnd: besides(path, wanted) } : shape);
  }

  private promiseMembers(path: readonly string[], names: readonly string[]): Shortcoming {
    if (path.includes('*')) return tooMany;
    const found = valueAt(this.content, pointerTo(path));
    if (!isObject(found)) return 'there is no such object in the example';
    const shapes = names.map((name) => [name, shapeAt([...path, name], this.content)] as const);
    return this.put(path, { ...newObject(shapes), onlyMembersAnd: besides(path, Object.fromEntries(shapes)) });
  }

  /** In a list, or in what `*` gathers, one entry must contain it. */
  private promiseText(path: readonly string[], text: string): Shortcoming {
    const star = path.indexOf('*');
    const [before, after] = star < 0 ? [path, []] : [path.slice(0, star), path.slice(star + 1)];
    const container = valueAt(this.content, pointerTo(before));
    if (star >= 0 && isObject(container)) {
      const [only, ...more] = Object.keys(container);
      if (only === undefined || more.length > 0) return 'contracts cannot require this of some member';
      return this.put(
        [...before, only, ...after],
        matching(this.textAt([...before, only, ...after]), containing(text)),
      );
    }
    if (!Array.isArray(container)) return this.put(path, matching(this.textAt(path), containing(text)));
    const entry = after.reduceRight<Shape>(
      (shape, name) => newObject([[name, shape]]),
      matching(text, containing(text)),
    );
    return this.put(before, { ...newList(), containing: [entry] });
  }

  private promiseLength(path: readonly string[], wanted: string | number): Shortcoming {
    const value = valueAt(this.content, pointerTo(path));
    if (path.includes('*') || !Array.isArray(value)) return 'contracts cannot count this';
    if (wanted === 0) return this.put(path, exactly([]));
    const min = smallestFitting(wanted);
    const list = { ...newList(), min, ...(isAtLeast(wanted) ? {} : { max: min }) };
    return this.put(path, merge(newList(shapeAt([...path, everyEntry], this.content)), list));
  }

  /** `*` stands for every entry of a list, and for each member of an object of the example. */
  private putEach(path: readonly string[], shapeFor: (value: unknown, place: readonly string[]) => Shape): Shortcoming {
    const places = this.placesOf(path);
    if (places.length === 0) return 'the example has nothing there';
    for (const { place, value } of places) this.put(place, shapeFor(value, place));
    return undefined;
  }

  private placesOf(path: readonly string[]): { place: readonly string[]; value: unknown }[] {
    const star = path.indexOf('*');
    if (star < 0) {
      const { found } = gather(this.content, pointerTo(path));
      return found.map(({ value }) => ({ place: path, value }));
    }
    const before = path.slice(0, star);
    const container = valueAt(this.content, pointerTo(before));
    // Proxies may change which headers arrive.
    if (isObject(container) && before.at(-1) === 'headers') return [];
    if (isObject(container)) {
      return Object.entries(container).flatMap(([name, value]) => {
        // Format version 1 has members of this name (core 6.1).
        if (name === '*') return star === path.length - 1 ? [{ place: path, value }] : [];
        return this.placesOf([...before, name, ...path.slice(star + 1)]);
      });
    }
    const [first] = listAt(this.content, pointerTo(before));
    const value = valueAt(first, pointerTo(path.slice(star + 1)));
    return value === undefined ? [] : [{ place: path.with(star, everyEntry), value }];
  }

  private textAt(path: readonly string[]): unknown {
    return valueAt(this.content, pointerTo(path));
  }

  private put(path: readonly string[], shape: Shape): Shortcoming {
    const whole = path.reduceRight<Shape>(
      (inner, name) => (name === everyEntry ? newList(inner) : newObject([[name, inner]])),
      shape,
    );
    this.body = this.body ? merge(this.body, whole) : whole;
    return undefined;
  }
}

const tooMany = 'contracts require this of one place only';

/** `/query/imageusage` → `query`, `imageusage` */
function partsOf(pointer: string): string[] {
  if (pointer === '') return [];
  const parts = pointer.slice(1).split('/');
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function pointerTo(path: readonly string[]): string {
  return path.map((part) => `/${escape(part)}`).join('');
}

/** A wiki may show the debug block in every response, and no client may depend on it (spec 2.4). */
function besides(path: readonly string[], object: unknown): readonly string[] {
  return path.length === 0 && !(isObject(object) && 'debuginfo' in object) ? ['debuginfo'] : [];
}

function containing(value: string): Matcher {
  return { match: 'include', value };
}

/** Integers are numbers as well. */
function aNumber(value: unknown): Shape {
  return matching(value, { match: 'number' });
}

/** The pattern for the source of a page that is as expected; undefined if the source cannot show that. */
export function pagePattern({ at = '', type, includes }: Expectation): string | undefined {
  if (at === '/title' && type === 'string') return '<title>[^<]*</title>';
  if (at === '/notice' && type === 'string') return 'class="[^"]*api-pretty-header';
  if (includes === undefined) return undefined;
  const text = literalPattern(escapeHtml(includes));
  // The notice is above the data, which begins with an element of that class (core 5.2).
  if (at === '/notice') return String.raw`api-pretty-header[\s\S]*${text}[\s\S]*api-pretty-content`;
  if (at === '/links') return `href="[^"]*${text}`;
  return at === '/text' || at === '' ? text : undefined;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
