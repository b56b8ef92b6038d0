import type { WikiDefinition } from '../../../schemas/generated/wiki-file';
import { listAt, textAt } from '../../../conformance/runner/paths';
import type { ApiClient } from '../../../conformance/http/api-client';

/**
 * Reads the tags that users defined.
 *
 * @throws ApiProblem if the wiki responds with an error
 */
export async function readTags(client: ApiClient): Promise<Pick<WikiDefinition, 'tags'>> {
  const tags: string[] = [];
  const parameters = { action: 'query', list: 'tags', tglimit: 'max', tgprop: 'source' };
  for await (const response of client.walk(parameters, 500)) {
    for (const row of listAt(response, '/query/tags')) {
      if (listAt(row, '/source').includes('manual')) tags.push(textAt(row, '/name') ?? '');
    }
  }
  return tags.length === 0 ? {} : { tags };
}
