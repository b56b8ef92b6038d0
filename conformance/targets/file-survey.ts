import { listAt, textAt, valueAt } from '../runner/paths';
import { ApiProblem, type ApiClient } from '../http/api-client';

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

/** Each returns 500 uses; on a large wiki the first few thousand contain what scenarios need. */
const maximumRequests = 12;

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
  let isComplete = false;
  for await (const response of client.walk(parameters, maximumRequests)) {
    const rows = valueAt(response, '/query/allfileusages');
    if (!Array.isArray(rows)) throw new ApiProblem('the wiki has no list=allfileusages');
    for (const row of rows as unknown[]) {
      const [title, id] = [textAt(row, '/title'), valueAt(row, '/fromid')];
      if (title === undefined || typeof id !== 'number') continue;
      last = nameOf(title);
      files.set(last, (files.get(last) ?? new Set()).add(id));
    }
    isComplete = valueAt(response, '/continue') === undefined;
  }
  // The list is sorted by file: only the uses of the last file may continue.
  const isCounted = (name: string) => isComplete || name !== last;
  return { files: Array.from(files, ([name, pages]) => ({ name, pages, isCounted: isCounted(name) })), isComplete };
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
