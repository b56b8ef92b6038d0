import type { WikiDefinition } from '../../schemas/generated/wiki-file';
import { definitionProblems } from './definition-problems';
import { isWikiDefinition } from './is-wiki-definition';
import { hasDuplicateMembers } from './duplicate-members';
import { messageOf } from '../text/message-of';
import { nearestName } from '../text/nearest-name';
import { invalidJson } from './parse-wiki-file';
import { schemaAdvice, WikiFileError, type WikiFileProblem } from './wiki-file-error';
import { YamlSource } from './yaml-source';

/** The list of a definition that the entries of a kind belong to. */
const listOfKind = {
  page: 'pages',
  user: 'users',
  block: 'blocks',
  change: 'changes',
  deletedPage: 'deletedPages',
  deletedFile: 'deletedFiles',
  protectedTitle: 'protectedTitles',
  log: 'logs',
  tag: 'tags',
  newMessage: 'newMessages',
} as const;
type Kind = keyof typeof listOfKind;
type List = (typeof listOfKind)[Kind];

const kinds = ['site', ...Object.keys(listOfKind)];

/** The maximum number of reported problems. */
const mostProblems = 100;

/** Builds a definition line by line. */
export class WikiLines {
  private readonly definition: Record<string, unknown> = {};
  private readonly lists: Partial<Record<List, unknown[]>> = {};
  /** The line of each entry of a list. */
  private readonly lineNumbers: Record<List, number[]> = {
    ...{ pages: [], users: [], blocks: [], changes: [] },
    ...{ deletedPages: [], deletedFiles: [], protectedTitles: [], logs: [], tags: [], newMessages: [] },
  };
  private readonly problems: WikiFileProblem[] = [];
  private siteLine: number | undefined;
  private line = 0;

  constructor(private readonly fileName: string) {}

  /** Whether the maximum number of problems is reached. */
  get isFull(): boolean {
    return this.problems.length >= mostProblems;
  }

  add(line: string): void {
    this.line++;
    const text = this.line === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line;
    if (text.trim() === '') return;
    let data: unknown;
    try {
      data = JSON.parse(text) as unknown;
    } catch (error) {
      const { problems } = invalidJson(text, this.fileName, messageOf(error));
      this.report(problems);
      return;
    }
    const [kind, value] = readKind(data);
    if (kind === undefined) this.report([{ column: 1, path: '', message: value }]);
    // A line that prints as it was read has no duplicates, and printing takes less time than searching.
    else if (JSON.stringify(data) !== text && hasDuplicateMembers(text)) this.report(new YamlSource(text).problems);
    else if (kind === 'site') this.addSite(value, text);
    else this.addEntry(kind, value, text);
  }

  /** Counts a line that is not valid text. */
  addUnreadable(): void {
    this.line++;
    this.report([{ column: 1, path: '', message: 'is not UTF-8 on this line; save the file as UTF-8' }]);
  }

  /** @throws WikiFileError if there were problems, or no entries */
  finish(): WikiDefinition {
    if (this.problems.length > 0) throw new WikiFileError(this.fileName, this.problems, schemaAdvice);
    if (Object.keys(this.definition).length > 0) return this.definition;
    const message = 'the file is empty; the smallest one has a line such as {"page": {"title": "Gallery"}}';
    throw new WikiFileError(this.fileName, [{ path: '', message }], schemaAdvice);
  }

  /** `wiki.jsonl:7` for `['pages', '3', 'title']` */
  placeOf([list, index]: readonly string[]): string | undefined {
    const line = list === undefined ? undefined : this.lineNumbers[list as List][Number(index)];
    return line === undefined ? undefined : `${this.fileName}:${line}`;
  }

  private addSite(value: unknown, text: string): void {
    if (this.siteLine !== undefined) {
      this.report([{ column: 1, path: 'site', message: `is declared twice: on line ${this.siteLine} as well` }]);
      return;
    }
    this.siteLine = this.line;
    if (this.check({ site: value }, 1, text, 'site')) this.definition.site = value;
  }

  private addEntry(kind: Kind, value: unknown, text: string): void {
    const name = listOfKind[kind];
    if (!this.check({ [name]: [value] }, 2, text, kind)) return;
    let list = this.lists[name];
    if (!list) this.definition[name] = this.lists[name] = list = [];
    list.push(value);
    this.lineNumbers[name].push(this.line);
  }

  /**
   * @param definition the line in the form of the schema
   * @param depth the number of steps of a path that lead to the value
   */
  private check(definition: unknown, depth: number, text: string, kind: string): boolean {
    if (isWikiDefinition(definition)) return true;
    const source = new YamlSource(text);
    this.report(
      definitionProblems(definition).map(({ way, ...problem }) =>
        source.locate({ ...problem, way: [kind, ...way.slice(depth)] }),
      ),
    );
    return false;
  }

  private report(problems: readonly WikiFileProblem[]): void {
    for (const problem of problems) this.problems.push({ ...problem, line: this.line });
  }
}

/** The kind of a line, or its problem. */
function readKind(data: unknown): [kind: 'site' | Kind, value: unknown] | [kind: undefined, message: string] {
  const example = 'must be such as {"page": {"title": "Gallery"}}';
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [undefined, example];
  const [member, ...others] = Object.entries(data as Readonly<Record<string, unknown>>);
  if (!member || others.length > 0) return [undefined, `${example}, with one member`];
  const [kind, value] = member;
  if (kinds.includes(kind)) return [kind as 'site' | Kind, value];
  const nearest = nearestName(kind, kinds);
  const advice = nearest === undefined ? `a line has one of ${kinds.join(', ')}` : `did you mean "${nearest}"?`;
  return [undefined, `${kind} is unknown: ${advice}`];
}
