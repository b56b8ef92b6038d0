import type { ProviderState } from '../contract/contract';
import { stateNames } from '../contract/state-names';
import type { RecordedParameters } from './recorded-parameters';
import { isObject, memberOf } from '../contract/pointer';

/** A file that a request is about: its provider state, and how its title gets into the request. */
export interface FileState {
  readonly state: ProviderState;
  /** The parameter that names the file. */
  readonly parameter: string;
  /** The placeholder for the title: `file.title`, or `file.underscored`. */
  readonly placeholder: string;
}

/** A request for the pages that use a file. */
interface UsageQuestion {
  readonly role: string;
  readonly prefix: 'iu' | 'giu';
  /** The result in the response: an object by id, a list, or undefined. */
  readonly found: unknown;
}

/**
 * The files that a request is about, as the roles of scenarios that another wiki can fill: a file without uses if the
 * response had none, otherwise one with as many as the response needs.
 *
 * @param needsContinuation whether the client relies on the continuation of the list
 */
export function fileStates(sent: RecordedParameters, response: unknown, needsContinuation: boolean): FileState[] {
  // A failed response, or one that is not JSON, says nothing about the content of the wiki.
  if (!isObject(response) || 'error' in response || 'errors' in response) return [];
  const query = memberOf(response, 'query');
  const questions: UsageQuestion[] = [];
  if (sent.lists('list', 'imageusage')) {
    questions.push({ role: 'file', prefix: 'iu', found: memberOf(query, 'imageusage') });
  }
  if (sent.value('generator') === 'imageusage') {
    const role = questions.length > 0 ? 'generatedFrom' : 'file';
    questions.push({ role, prefix: 'giu', found: memberOf(query, 'pages') });
  }
  return questions.flatMap((question) => {
    const title = sent.values(`${question.prefix}title`);
    // The wiki uses one value of a repeated parameter, and a placeholder would replace all.
    if (title.length !== 1) return [];
    return [fileState(question, title[0] ?? '', usesOf(question, sent, response, needsContinuation))];
  });
}

function fileState({ role, prefix }: UsageQuestion, sent: string, uses: number | string): FileState {
  const form = formOf(sent);
  const params = { kind: 'file', uses, role, title: titleOf(sent) };
  return {
    // Without a space in the name, both forms would be the same.
    state: { name: stateNames.file, params: form === 'underscored' ? { ...params, spaces: true } : params },
    parameter: `${prefix}title`,
    placeholder: `${role}.${form}`,
  };
}

function usesOf(
  { prefix, found }: UsageQuestion,
  sent: RecordedParameters,
  response: unknown,
  needsContinuation: boolean,
): number | string {
  const count = typeof found === 'object' && found !== null ? Object.keys(found).length : 0;
  const goesOn = continuationOf(response).some((name) => name === `${prefix}continue`);
  if (goesOn && needsContinuation) return `>= ${count + 1}`;
  if (count > 0 || goesOn) return '>= 1';
  const isPart = ['namespace', 'filterredir', 'continue'].some((name) => sent.value(prefix + name) !== undefined);
  return isPart ? '>= 0' : 0;
}

/** The parameters of the continuation, in either form (core 4.5). */
function continuationOf(response: unknown): string[] {
  const raw = memberOf(response, 'query-continue');
  const parts = [memberOf(response, 'continue'), ...(isObject(raw) ? Object.values(raw) : [])];
  return parts.flatMap((part) => (isObject(part) ? Object.keys(part) : []));
}

/** The forms of a title that scenarios have as well (schemas/scenario.schema.json, `FileRole`). */
function formOf(sent: string): 'title' | 'underscored' | 'lowered' {
  if (sent.includes('_') && !sent.includes(' ')) return 'underscored';
  return /^\p{Ll}[^:]*:\P{Lu}/u.test(sent) ? 'lowered' : 'title';
}

/** `File:Cat.jpg`, in normal form. */
function titleOf(sent: string): string {
  const name = sent
    .slice(sent.indexOf(':') + 1)
    .replaceAll('_', ' ')
    .trim();
  const [first = ''] = name;
  return `File:${first.toUpperCase()}${name.slice(first.length)}`;
}
