import { listAt, textAt, valueAt } from '../runner/paths';
import { type ApiClient, type ApiParameters, ApiProblem, continuationOf } from '../http/api-client';

/** A file that pages use. */
export interface SurveyedFile {
  /** Without its namespace: `A b.jpg`. */
  readonly name: string;
  /** The ids of the pages. */
  readonly pages: ReadonlySet<number>;
  /** Whether the list is complete. */
  readonly isCounted: boolean;
}

/** Which pages use which files, as far as is known. */
export interface Survey {
  readonly files: readonly SurveyedFile[];
  /** Whether every use on the wiki was seen. */
  readonly isComplete: boolean;
}

/** Each returns 500 uses; on a large wiki a few thousand contain what scenarios need. */
const maximumRequests = 12;
/** Of a file with more uses than this, no more are listed: scenarios need files with few. */
const manyUses = 300;
/** On a wiki of popular files, this many are skipped one by one; then the list continues at other letters. */
const mostSkipped = 4;
const letters = ['C', 'G', 'L', 'P', 'S', 'W'];
/** A longer title could not be continued after. In bytes. */
const longestName = 200;

/**
 * Lists the uses of files by `list=allfileusages`. This is not the list that the rules are about, and its rows are only
 * counted.
 *
 * @throws ApiProblem if the wiki does not support the list
 */
export async function surveyUsages(client: ApiClient): Promise<Survey> {
  const files = new Map<string, Set<number>>();
  const parameters = { action: 'query', list: 'allfileusages', afprop: 'ids|title', aflimit: 'max' };
  let last: string | undefined;
  const uncounted = new Set<string>();
  let isAtEnd = false;
  let skipped = 0;
  let continued: ApiParameters = {};
  for (let requests = 0; requests < maximumRequests; requests++) {
    const response = await client.get({ ...parameters, ...continued });
    const rows = valueAt(response, '/query/allfileusages');
    if (!Array.isArray(rows)) throw new ApiProblem('the wiki has no list=allfileusages');
    for (const row of rows as unknown[]) {
      const [title, id] = [textAt(row, '/title'), valueAt(row, '/fromid')];
      if (title === undefined || typeof id !== 'number') continue;
      last = nameOf(title);
      files.set(last, (files.get(last) ?? new Set()).add(id));
    }
    const next = continuationOf(response);
    isAtEnd = next === undefined;
    if (next === undefined) break;
    const isPopular = last !== undefined && (files.get(last)?.size ?? 0) > manyUses;
    const from = isPopular ? placeAfter(last, ++skipped) : undefined;
    if (from === undefined) continued = next;
    else {
      uncounted.add(last ?? '');
      continued = { affrom: from };
    }
  }
  // The list is sorted by file: only the uses of the last file may continue.
  const isCounted = (name: string) => (isAtEnd || name !== last) && !uncounted.has(name);
  const isComplete = isAtEnd && skipped === 0;
  return { files: Array.from(files, ([name, pages]) => ({ name, pages, isCounted: isCounted(name) })), isComplete };
}

/** Where the list continues after a popular file; undefined where it must go on as it is. */
function placeAfter(name: string | undefined, skipped: number): string | undefined {
  if (name === undefined || Buffer.byteLength(name) > longestName) return undefined;
  const letter = letters.find((each) => each > name[0]!.toUpperCase());
  // No title sorts between a name and the name with an exclamation mark, except for longer ones that begin alike.
  return skipped > mostSkipped && letter !== undefined ? letter : `${name}!`;
}

/** Whether no page uses a file of that name; `list=allfileusages` by the beginning of the name. */
export async function isUnused(client: ApiClient, name: string): Promise<boolean> {
  const response = await client.get({ action: 'query', list: 'allfileusages', afprefix: name, aflimit: 1 });
  if (valueAt(response, '/query/allfileusages') === undefined)
    throw new ApiProblem('the wiki has no list=allfileusages');
  return listAt(response, '/query/allfileusages').length === 0;
}

/** The title of a file without its namespace, in whatever language that is. */
export function nameOf(title: string): string {
  return title.slice(title.indexOf(':') + 1);
}
