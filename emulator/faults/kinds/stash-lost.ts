import type { Fault, NoOptions } from '../fault';
import { injectMessage } from '../inject-error';

/** The wiki has thrown away what was uploaded to its stash. */
export const stashLost: Fault<NoOptions> = {
  options: {},
  onlyFor: 'POST requests for action=upload with filekey',
  appliesTo: ({ action, request, parameters }) =>
    request.method === 'POST' && action?.name === 'upload' && parameters.text('filekey') !== undefined,
  strike: (target) => {
    const key = target.parameters.text('filekey') ?? '';
    return injectMessage(target, ({ escapeWikitext }) => ({
      code: 'uploadstash-file-not-found',
      key: 'uploadstash-file-not-found',
      parameters: [escapeWikitext(key)],
    }));
  },
  describe: { advice: 'uploads the file again', request: 'upload' },
};
