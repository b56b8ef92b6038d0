/** What `clientlogin` and `createaccount` share: both fill in a form in one step (core 8.2; writing 2). */
import {
  ParameterSet,
  declareParameters,
  type ParameterDeclarations,
  type ValuesOf,
} from '../../request/parameter-declarations';
import { messageWikitext } from '../../messages/message';
import { reportText } from '../../messages/reports';
import { ResultList, ResultMap, type ResultValue } from '../../response/result-tree';
import type { RequestContext } from '../context';
import type { Refusal } from './attempt';
import { actionModule, type ActionModule, type ModuleDescription } from '../module';
import { partId } from './parts';
import type { ActionRun } from '../module-run';
import type { TokenType } from '../token-types';

interface Form {
  /** The action: `clientlogin`. */
  readonly name: string;
  readonly description: ModuleDescription;
  readonly prefix: string;
  readonly tokenType: TokenType;
  /** Returns the result; the token was checked. */
  readonly fill: (run: ActionRun, values: FormValues) => ResultMap;
}

/** The parameters of a form, without its fields. */
function formParameters(prefix: string) {
  return declareParameters(prefix, {
    requests: { type: 'string list' },
    messageformat: { type: 'enumeration', values: messageFormats, default: 'wikitext' },
    mergerequestfields: { type: 'boolean' },
    preservestate: { type: 'boolean' },
    returnurl: { type: 'string' },
    continue: { type: 'boolean' },
    token: { type: 'string', sensitive: true },
  });
}

export const messageFormats = ['html', 'wikitext', 'raw', 'none'] as const;
export type MessageFormat = (typeof messageFormats)[number];

export type FormValues = ValuesOf<ReturnType<typeof formParameters>>;

/** Declares an action that fills in a form. */
export function formModule({ name, description, prefix, tokenType, fill }: Form): ActionModule {
  const parameters = formParameters(prefix);
  return actionModule({
    name,
    description: { ...description, withoutReadRights: true, dynamicParameters: true, tokenType },
    cacheMode: 'private',
    mustBePosted: true,
    writes: () => true,
    parameters,
    prepare(run) {
      const values = run.read(parameters);
      checkFormToken(run, tokenType, values.token);
      return () => {
        run.respond(fill(run, values));
      };
    },
  });
}

/**
 * The token, which is the client's own even if a page of another site sends the request. A client without a session gets
 * one with the error.
 *
 * @throws UsageError if it is missing, in the query string or wrong
 */
function checkFormToken(run: ActionRun, type: TokenType, sent: string | undefined): void {
  const { client } = run.context;
  run.requireToken(run.parameter('token'), sent, (token) => {
    const isAccepted = client.session.acceptsToken(type, token);
    if (!isAccepted && !client.isPersisted) client.persist();
    return isAccepted;
  });
}

/**
 * Whether the client continues a form. No form waits for that, because each is complete in one step.
 *
 * @throws UsageError if there is neither an address to return to nor a form to continue
 */
export function isContinued(run: ActionRun, values: Pick<FormValues, 'returnurl' | 'continue'>): boolean {
  const { returnurl } = values;
  if (returnurl === undefined && !values.continue) throw run.missingAtLeastOneOf('continue', 'returnurl');
  if (returnurl !== undefined && !isReturnAddress(returnurl)) {
    const parameter = run.parameter('returnurl');
    const parameters = [parameter, run.context.release.escapeWikitext(returnurl)];
    throw run.error({ code: `badurl_${parameter}`, key: 'apierror-badurl', parameters });
  }
  return values.continue;
}

/** The schemes that a fresh wiki knows: with an authority, and without. */
const schemes = new Set([
  ...['http', 'https', 'ftp', 'ftps', 'git', 'gopher', 'irc', 'ircs', 'mms', 'nntp', 'redis', 'sftp', 'ssh', 'svn'],
  ...['telnet', 'worldwind', 'bitcoin', 'geo', 'magnet', 'mailto', 'matrix', 'news', 'sip', 'sips', 'sms', 'tel'],
  ...['urn', 'xmpp'],
]);

/**
 * Whether a return address is valid: absolute, with a supported scheme (vectors clientlogin/address-1,
 * clientlogin/invalid-address-1).
 */
function isReturnAddress(text: string): boolean {
  const [, scheme, rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  if (scheme === undefined || !schemes.has(scheme.toLowerCase())) return false;
  if (!rest.startsWith('//')) return true;
  const [, host = '', port] = /^\/\/([^/?#]*?)(?::(\d*))?(?=[/?#]|$)/.exec(rest) ?? [];
  return host !== '' && Number(port ?? 0) <= 65_535;
}

/** Declares the fields of a part of a form, which has the name of a class on a real wiki. */
export interface FormPart<Declarations extends ParameterDeclarations> {
  readonly className: string;
  readonly fields: ParameterSet<Declarations>;
}

/**
 * Reads the fields of a part, unless the client said that it sends other parts.
 *
 * @param requests the parts that the client says it sends; all if it does not say
 * @throws UsageError if secrets are in the query string
 */
export function readFields<Declarations extends ParameterDeclarations>(
  run: ActionRun,
  part: FormPart<Declarations>,
  requests: readonly string[] | undefined,
) {
  const { fields } = part;
  if (requests && !requests.includes(partId(part))) return fields.defaults;
  const secrets = Object.entries(fields.declarations).filter(([, { sensitive }]) => sensitive);
  run.requireInBody(...secrets.map(([name]) => name));
  return run.read(fields);
}

/** The result of an accepted form. */
export function passed(userName: string): ResultMap {
  const result = new ResultMap();
  result.append('status', 'PASS');
  result.append('username', userName);
  return result;
}

/** The result of a rejected form, which is not an error (vector clientlogin/wrong-password). */
export function failed(context: RequestContext, refusal: Refusal, format: MessageFormat): ResultMap {
  const text = refusalText(context, refusal, format);
  return failedWith(refusal.message.code, text);
}

export function failedWith(code: string, text: ResultValue | undefined): ResultMap {
  const result = new ResultMap();
  result.append('status', 'FAIL');
  if (text !== undefined) result.append('message', text);
  result.append('messagecode', code);
  result.append('canpreservestate', false);
  return result;
}

/** A message in the requested format; `errorformat` does not apply here (vector clientlogin/wrong-password-message-raw). */
function refusalText(
  context: RequestContext,
  { message, wait }: Refusal,
  format: MessageFormat,
): ResultValue | undefined {
  switch (format) {
    case 'none':
      return undefined;
    case 'wikitext':
      return messageWikitext(message, context.interfaceTexts);
    case 'html': {
      const report = reportText(message, { format, language: context.interfaceTexts, ...context.links });
      return typeof report === 'string' ? report : report.get('html');
    }
    case 'raw': {
      const report = reportText(message, { ...context.reportForm, format });
      const params = wait === undefined && typeof report !== 'string' ? report.get('params') : undefined;
      // In the raw format, a duration is a number of seconds.
      const items = params instanceof ResultList ? params.items : wait === undefined ? [] : [{ duration: wait }];
      return { key: message.key, params: new ResultList([...items]) };
    }
  }
}
