import type { Count, FileRole } from '../../schemas/generated/scenario';
import { fitsCount, isAtLeast, smallestFitting } from '../runner/counts';
import { WikiUnreachable } from '../runner/exchange';
import { type ApiClient, ApiProblem, batch } from '../http/api-client';
import { isUnused, type Survey, type SurveyedFile, surveyUsages } from './file-survey';
import { requestPageFacts, type PageFacts, type PageSurvey, surveyPages } from './page-survey';
import { NotSent } from '../http/politeness';

/** A file for a role, or why none was found. */
export type FoundFile =
  | { readonly title: string }
  | {
      readonly reason: string;
      /** Whether the survey was complete, so that the wiki has no such file. */
      readonly isAbsent: boolean;
      /** Whether the wiki has more files than are looked at. */
      readonly isTooLarge?: boolean;
    };

/** How many files with the right number of uses are examined for their namespaces and redirects. */
const maximumCandidates = 20;
/** The most pages of a file that are examined; these usually show whether it is used in several namespaces. */
const maximumPages = 500;
/** The most requests for the namespaces of pages, in a run: a budget has other uses. */
const maximumFactRequests = 20;
/** How often the list of uses may fail to respond before it is no longer requested. */
const maximumSilences = 2;
/** How many invented names are tried for an unused file. */
const maximumNames = 9;

/**
 * Finds files that fit roles, on a wiki whose content is not ours. The results are kept: a wiki is surveyed once per
 * run.
 */
export class FileFinder {
  private usages: Promise<Survey> | undefined;
  private pages: Promise<PageSurvey> | undefined;
  private silences = 0;
  private factRequests = 0;
  private readonly facts = new Map<number, PageFacts>();
  /** Whether the file is unused, by name: most scenarios need the same one. */
  private readonly unused = new Map<string, boolean>();

  constructor(private readonly client: ApiClient) {}

  /**
   * @param taken titles of other roles of the scenario
   * @param mostUses the most uses of the file, where a scenario lists them a few at a time
   * @throws WikiUnreachable
   */
  async find(role: FileRole, taken: ReadonlySet<string>, mostUses = Infinity): Promise<FoundFile> {
    try {
      if (role.uses === 0) return await this.findUnused(role, taken);
      const found = await this.findUsed(preferredRole(role), taken, fewestUsesFirst, mostUses);
      if ('title' in found || !role.preferably) return found;
      return await this.findUsed(role, taken, mostUsesFirst, mostUses);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return { reason: `cannot look for a ${describeRole(role)}: ${error.message}`, isAbsent: false };
    }
  }

  private async findUnused({ spaces = true }: FileRole, taken: ReadonlySet<string>): Promise<FoundFile> {
    for (let number = 1; number <= maximumNames; number++) {
      const name = `Wikidouble unused ${number}`.replaceAll(' ', spaces ? ' ' : '-');
      const title = `File:${name}.png`;
      if (!taken.has(title) && (await this.nobodyUses(name))) return { title };
    }
    return { reason: 'no name of an unused file was found: all that were tried are in use', isAbsent: false };
  }

  private async nobodyUses(name: string): Promise<boolean> {
    const isUnusedName = this.unused.get(name) ?? (await this.requestUnused(name));
    this.unused.set(name, isUnusedName);
    return isUnusedName;
  }

  private async requestUnused(name: string): Promise<boolean> {
    try {
      return await isUnused(this.client, name);
    } catch (error) {
      if (!isOfThisRequest(error)) throw error;
      const survey = await this.surveyInstead(error);
      if (!survey.isComplete) throw error;
      return !survey.files.some((file) => file.name.startsWith(name));
    }
  }

  private async findUsed(
    role: FileRole,
    taken: ReadonlySet<string>,
    order: Order,
    mostUses: number,
  ): Promise<FoundFile> {
    const { files, isComplete } = await this.survey();
    const isFewEnough = ({ pages, isCounted }: SurveyedFile): boolean =>
      mostUses === Infinity || (isCounted && pages.size <= mostUses);
    const fitting = files.filter((file) => isCandidate(file, role) && !taken.has(`File:${file.name}`)).sort(order);
    const candidates = fitting.filter(isFewEnough);
    const examined = candidates.slice(0, maximumCandidates);
    for (const [place, file] of examined.entries()) {
      if (await this.hasPagesAsWanted(file, role, examined.slice(place + 1))) return { title: `File:${file.name}` };
    }
    const lookedThrough = candidates.every(
      ({ pages }, place) => place < maximumCandidates && pages.size <= maximumPages,
    );
    const limit = fitting.length > candidates.length ? `, and at most ${mostUses} of them` : '';
    return {
      reason: `no ${describeRole(role)}${limit} (files in use: ${isComplete ? '' : 'more than '}${files.length})`,
      isAbsent: isComplete && lookedThrough,
      isTooLarge: files.length > 0,
    };
  }

  /** @param next the files that are examined if this one does not fit */
  private async hasPagesAsWanted(
    { pages, isCounted }: SurveyedFile,
    { namespaces, redirects }: FileRole,
    next: readonly SurveyedFile[],
  ): Promise<boolean> {
    if (namespaces === undefined && redirects === undefined) return true;
    const ids = [...pages].slice(0, maximumPages);
    const known = await this.factsOf(
      ids,
      next.flatMap((file) => [...file.pages]),
    );
    if (known.length < ids.length) return false;
    const isKnown = isCounted && ids.length === pages.size;
    const wishes = [
      { wanted: namespaces, number: new Set(known.map(({ namespace }) => namespace)).size },
      { wanted: redirects, number: known.filter(({ isRedirect }) => isRedirect).length },
    ];
    return wishes.every(({ wanted, number }) => {
      return wanted === undefined || (fitsCount(number, wanted) && (isKnown || isAtLeast(wanted)));
    });
  }

  /** @param next the pages that are requested as well where that takes no further request */
  private async factsOf(ids: readonly number[], next: readonly number[]): Promise<PageFacts[]> {
    const unknown = ids.filter((id) => !this.facts.has(id));
    const requests = Math.ceil(unknown.length / batch);
    this.factRequests += requests;
    if (requests > 0 && this.factRequests <= maximumFactRequests) {
      const further = next.filter((id) => !this.facts.has(id));
      const requested = [...new Set([...unknown, ...further])].slice(0, requests * batch);
      for (const [id, facts] of await this.requestFacts(requested)) this.facts.set(id, facts);
    }
    return ids.flatMap((id) => this.facts.get(id) ?? []);
  }

  private async requestFacts(ids: readonly number[]): Promise<ReadonlyMap<number, PageFacts>> {
    try {
      return await requestPageFacts(this.client, ids);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return (await this.surveyPages()).facts;
    }
  }

  private async survey(): Promise<Survey> {
    try {
      return await (this.usages ??= surveyUsages(this.client));
    } catch (error) {
      if (!isOfThisRequest(error)) throw error;
      // A wiki that gave no response may give one later; one that does not support the list never will.
      if (error instanceof WikiUnreachable && ++this.silences < maximumSilences) this.usages = undefined;
      return this.surveyInstead(error);
    }
  }

  /** @throws the error if there is no other way */
  private async surveyInstead(error: Error): Promise<PageSurvey> {
    try {
      return await this.surveyPages();
    } catch (problem) {
      throw error instanceof WikiUnreachable && problem instanceof ApiProblem ? error : problem;
    }
  }

  private async surveyPages(): Promise<PageSurvey> {
    try {
      return await (this.pages ??= surveyPages(this.client));
    } catch (error) {
      if (error instanceof WikiUnreachable) this.pages = undefined;
      throw error;
    }
  }
}

/** Whether another request may succeed: this one was rejected, or got no response. */
function isOfThisRequest(error: unknown): error is ApiProblem | WikiUnreachable {
  return error instanceof ApiProblem || (error instanceof WikiUnreachable && !(error instanceof NotSent));
}

function isCandidate({ name, pages, isCounted }: SurveyedFile, { uses, spaces }: FileRole): boolean {
  if (!fitsCount(pages.size, uses) || !(isCounted || isAtLeast(uses))) return false;
  // A title that a scenario writes in lower case must lead to the same file.
  const [first = ''] = name;
  if (first.toLowerCase().toUpperCase() !== first) return false;
  return spaces === undefined || name.includes(' ') === spaces;
}

/** As for `Array.sort`: the preferred file comes first. */
type Order = (one: SurveyedFile, other: SurveyedFile) => number;

/** A file with few uses needs few requests; a plain name that begins with a letter shows most. */
const fewestUsesFirst: Order = (one, other) => one.pages.size - other.pages.size || oddity(one) - oddity(other);

/** Many uses show most about a list, up to the size of one response. */
const mostUsesFirst: Order = (one, other) => {
  const shown = ({ pages }: SurveyedFile): number => (pages.size <= maximumPages ? pages.size : 0);
  return shown(other) - shown(one) || oddity(one) - oddity(other);
};

function oddity({ name }: SurveyedFile): number {
  return /^[A-Z][\w .-]*$/.test(name) ? 0 : 1;
}

/** The role with its preferences. */
export function preferredRole({ preferably, ...role }: FileRole): FileRole {
  return { ...role, ...preferably };
}

/** `file with at least 12 uses, in at least 2 namespaces` */
export function describeRole({ uses, namespaces, redirects, spaces }: FileRole): string {
  const parts = [`file with ${countedAs(uses, 'use')}`];
  if (namespaces !== undefined) parts.push(`in ${countedAs(namespaces, 'namespace')}`);
  if (redirects !== undefined) parts.push(`${countedAs(redirects, 'redirect')} among them`);
  if (spaces !== undefined) parts.push(`${spaces ? 'spaces' : 'no spaces'} in its name`);
  return parts.join(', ');
}

function countedAs(wanted: Count, what: string): string {
  const number = smallestFitting(wanted);
  return `${isAtLeast(wanted) ? 'at least ' : ''}${number} ${what}${number === 1 ? '' : 's'}`;
}
