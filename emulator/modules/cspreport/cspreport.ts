import { UsageError } from '../../messages/usage-error';
import { declareParameters } from '../../request/parameter-declarations';
import { readJson } from '../../text/beautify-json';
import { actionModule } from '../module';

/** As browsers send the header, with nothing after it. */
const types: readonly (string | undefined)[] = ['application/csp-report', 'application/json'];

/** `action=cspreport`: receives what browsers report of the content security policy, and logs it (writing 20). */
export const cspReport = actionModule({
  name: 'cspreport',
  description: { className: 'ApiCSPReport', helpPages: [], withoutReadRights: true, internal: true },
  cacheMode: 'private',
  mustBePosted: true,
  ignoresLag: true,
  parameters: declareParameters('', {
    reportonly: { type: 'boolean' },
    source: { type: 'string', default: 'internal' },
  }),
  run(run) {
    const { headers, body } = run.context.request;
    const problem = types.includes(headers['content-type']) ? findProblem(body) : 'wrongformat';
    if (problem === undefined) run.respond('success');
    else {
      const message = { code: `cspreport-${problem}`, key: 'apierror-csp-report', parameters: [problem] } as const;
      throw new UsageError(message, run.path, { status: 400 });
    }
  },
});

/** What is wrong with a report. */
function findProblem(body: Uint8Array): string | undefined {
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return 'json-error-utf8';
  }
  const report = readJson(text);
  if (report) {
    const member = report.kind === 'object' ? report.members.get('csp-report') : undefined;
    return !member || (member.kind === 'word' && member.word === 'null') ? 'missingkey' : undefined;
  }
  return readJson(text.replace(/[\x00-\x1f]/g, ' ')) ? 'json-error-ctrl-char' : 'json-error-syntax';
}
