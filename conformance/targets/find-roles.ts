import type { FileRole } from '../../schemas/generated/scenario';
import { fitsCount, isAtLeast } from '../runner/counts';
import { WikiUnreachable } from '../runner/exchange';
import { ApiProblem, type ApiClient } from './api-client';
import { isUnused, surveyUsages, type Survey, type SurveyedFile } from './file-survey';
import { askPageFacts, type PageFacts } from './page-facts';
import { surveyPages, type PageSurvey } from './page-survey';

/** A file for a role, or why none was found. */
export type FoundFile = { readonly title: string } | { readonly reason: string };

/** How many files of the right count are looked into for their namespaces and redirects. */
const maximumCandidates = 20;
/** How many pages of a file are looked into; among so many there are several namespaces, if there are any. */
const maximumPages = 500;
/** How many made-up names are tried for a file that nobody uses. */
const maximumNames = 9;

/**
 * Finds files that are as roles want them, on a wiki whose content is not ours. What was found out is kept: a wiki is
 * surveyed once a run.
 */
export class FileFinder {
  private usages: Promise<Survey> | undefined;
  private pages: Promise<PageSurvey> | undefined;
  private readonly facts = new Map<number, PageFacts>();
  /** By name, whether nobody uses a file of it: most scenarios want the same. */
  private readonly unused = new Map<string, boolean>();

  constructor(private readonly client: ApiClient) {}

  /**
   * @param taken titles of other roles of the scenario
   * @throws WikiUnreachable
   */
  async find(role: FileRole, taken: ReadonlySet<string>): Promise<FoundFile> {
    try {
      return role.uses === 0 ? await this.findUnused(role, taken) : await this.findUsed(role, taken);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return { reason: `${describeRole(role)} could not be looked for: ${error.message}` };
    }
  }

  private async findUnused({ spaces = true }: FileRole, taken: ReadonlySet<string>): Promise<FoundFile> {
    for (let number = 1; number <= maximumNames; number++) {
      const name = `Wikidouble unused ${number}`.replaceAll(' ', spaces ? ' ' : '-');
      const title = `File:${name}.png`;
      if (!taken.has(title) && (await this.nobodyUses(name))) return { title };
    }
    return { reason: 'every name that was made up for a file that no page uses is in use' };
  }

  private async nobodyUses(name: string): Promise<boolean> {
    const isUnusedName = this.unused.get(name) ?? (await this.askWhetherUnused(name));
    this.unused.set(name, isUnusedName);
    return isUnusedName;
  }

  private async askWhetherUnused(name: string): Promise<boolean> {
    try {
      return await isUnused(this.client, name);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const survey = await this.surveyPages();
      if (!survey.isComplete) throw error;
      return !survey.files.some((file) => file.name.startsWith(name));
    }
  }

  private async findUsed(role: FileRole, taken: ReadonlySet<string>): Promise<FoundFile> {
    const { files } = await this.survey();
    const candidates = files
      .filter((file) => isCandidate(file, role) && !taken.has(`File:${file.name}`))
      .sort((one, other) => rank(one) - rank(other));
    for (const file of candidates.slice(0, maximumCandidates)) {
      if (await this.hasPagesAsWanted(file, role)) return { title: `File:${file.name}` };
    }
    return { reason: `no ${describeRole(role)} was found (files in use: ${files.length})` };
  }

  private async hasPagesAsWanted({ pages, isCounted }: SurveyedFile, role: FileRole): Promise<boolean> {
    const { namespaces, redirects } = role;
    if (namespaces === undefined && redirects === undefined) return true;
    const ids = [...pages].slice(0, maximumPages);
    const known = await this.factsOf(ids);
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

  private async factsOf(ids: readonly number[]): Promise<PageFacts[]> {
    const unknown = ids.filter((id) => !this.facts.has(id));
    if (unknown.length > 0) {
      for (const [id, facts] of await this.askFacts(unknown)) this.facts.set(id, facts);
    }
    return ids.flatMap((id) => this.facts.get(id) ?? []);
  }

  private async askFacts(ids: readonly number[]): Promise<ReadonlyMap<number, PageFacts>> {
    try {
      return await askPageFacts(this.client, ids);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return (await this.surveyPages()).facts;
    }
  }

  private async survey(): Promise<Survey> {
    try {
      return await (this.usages ??= surveyUsages(this.client));
    } catch (error) {
      // A wiki that was silent once may be asked again; one that does not know the list will not learn it.
      if (error instanceof WikiUnreachable) this.usages = undefined;
      if (!(error instanceof ApiProblem)) throw error;
      return this.surveyPages();
    }
  }

  private surveyPages(): Promise<PageSurvey> {
    return (this.pages ??= surveyPages(this.client));
  }
}

function isCandidate({ name, pages, isCounted }: SurveyedFile, { uses, spaces }: FileRole): boolean {
  if (!fitsCount(pages.size, uses) || !(isCounted || isAtLeast(uses))) return false;
  // What a scenario writes in lower case must lead back to the same file.
  const [first = ''] = name;
  if (first.toLowerCase().toUpperCase() !== first) return false;
  return spaces === undefined || name.includes(' ') === spaces;
}

/** Few uses are soon walked through; a plain name that begins with a letter tells most. */
function rank({ name, pages }: SurveyedFile): number {
  return pages.size + (/^[A-Z][\w .-]*$/.test(name) ? 0 : 0.5);
}

/** `file with >= 12 uses, in >= 2 namespaces` */
export function describeRole({ uses, namespaces, redirects, spaces }: FileRole): string {
  const parts = [`file with ${uses} ${uses === 1 ? 'use' : 'uses'}`];
  if (namespaces !== undefined) parts.push(`in ${namespaces} ${namespaces === 1 ? 'namespace' : 'namespaces'}`);
  if (redirects !== undefined) parts.push(`${redirects} of them by redirects`);
  if (spaces !== undefined) parts.push(`${spaces ? 'spaces' : 'no space'} in its name`);
  return parts.join(', ');
}
