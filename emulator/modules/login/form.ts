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
import { UsageError } from '../../messages/usage-error';
import type { RequestContext } from '../context';
import type { Refusal } from './attempt';
import { isReturnAddress } from './return-address';
import type { ActionModule, ModuleDescription } from '../module';
import { requireInBody } from '../post-parameters';
import type { TokenType } from '../token-types';

interface Form {
  /** Of the action: `clientlogin`. */
  readonly name: string;
  readonly description: ModuleDescription;
  readonly prefix: string;
  readonly tokenType: TokenType;
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

const messageFormats = ['html', 'wikitext', 'raw', 'none'] as const;
export type MessageFormat = (typeof messageFormats)[number];

export type FormValues = ValuesOf<ReturnType<typeof formParameters>>;

/**
 * An action that fills in a form.
 *
 * @param fill what it answers; its token was checked
 */
export function formModule(form: Form, fill: (context: RequestContext, values: FormValues) => ResultMap): ActionModule {
  const { name } = form;
  const parameters = formParameters(form.prefix);
  return {
    name,
    description: { ...form.description, withoutReadRights: true, dynamicParameters: true, tokenType: form.tokenType },
    cacheMode: 'private',
    mustBePosted: true,
    writes: () => true,
    parameters,
    prepare(context) {
      const values = context.read({ path: name, parameters });
      checkFormToken(context, form, values.token);
      return () => {
        context.result.root.append(name, fill(context, values));
      };
    },
  };
}

/**
 * The token, which is the client's own even where a page of another site asks. A client without a session gets one with
 * the error.
 *
 * @throws UsageError where it is missing, in the query string or wrong
 */
function checkFormToken(context: RequestContext, { name, prefix, tokenType }: Form, sent?: string): void {
  const token = sent ?? '';
  const parameter = `${prefix}token`;
  if (token === '') {
    // Errors name the value where there is one, though it be empty.
    const parameters = [{ plaintext: parameter }, ...(sent === undefined ? [] : [{ plaintext: '' }])];
    throw new UsageError({ code: 'missingparam', key: 'paramvalidator-missingparam', parameters }, name);
  }
  requireInBody(context, [parameter]);
  const { client } = context;
  if (client.session.acceptsToken(tokenType, token)) return;
  if (!client.isPersisted) client.persist();
  throw new UsageError({ code: 'badtoken', key: 'apierror-badtoken', parameters: [] }, name);
}

/**
 * Whether the form is to go on; one that is complete in one step is never waiting for that.
 *
 * @throws UsageError where there is neither an address to return to nor anything to go on with
 */
export function isContinued(
  context: RequestContext,
  { name, prefix }: Form,
  values: { readonly returnurl: string | undefined; readonly continue: boolean },
): boolean {
  const { returnurl } = values;
  if (returnurl === undefined && !values.continue) {
    const list = [`<var>${prefix}continue</var>`, `<var>${prefix}returnurl</var>`];
    const parameters = [{ list, type: 'text' as const }, list.length];
    throw new UsageError({ code: 'missingparam', key: 'apierror-missingparam-at-least-one-of', parameters }, name);
  }
  if (returnurl !== undefined && !isReturnAddress(returnurl)) {
    const parameter = `${prefix}returnurl`;
    const parameters = [parameter, context.release.escapeWikitext(returnurl)];
    throw new UsageError({ code: `badurl_${parameter}`, key: 'apierror-badurl', parameters }, name);
  }
  return values.continue;
}

/** Declares the fields of a part of a form, which has the name of a class on a real wiki. */
export interface FormPart<Declarations extends ParameterDeclarations> {
  readonly className: string;
  readonly fields: ParameterSet<Declarations>;
}

/**
 * Reads the fields of a part, unless the client said that it sends others.
 *
 * @param requests the parts that the client says it sends; all where it does not say
 * @throws UsageError where secrets stand in the query string
 */
export function readFields<Declarations extends ParameterDeclarations>(
  context: RequestContext,
  form: Form,
  { className, fields }: FormPart<Declarations>,
  requests: readonly string[] | undefined,
) {
  if (requests && !requests.includes(`MediaWiki\\Auth\\${className}`)) return fields.defaults;
  requireInBody(
    context,
    Object.entries(fields.declarations).flatMap(([name, { sensitive }]) => (sensitive ? [name] : [])),
  );
  return context.read({ path: form.name, parameters: fields });
}

/** What the answer holds where the form was accepted. */
export function passed(userName: string): ResultMap {
  const response = new ResultMap();
  response.append('status', 'PASS');
  response.append('username', userName);
  return response;
}

/** What the answer holds where it was not; that is no error (core 8.2). */
export function failed(context: RequestContext, refusal: Refusal, format: MessageFormat): ResultMap {
  const text = refusalText(context, refusal, format);
  return failedWith(refusal.message.code, text);
}

export function failedWith(code: string, text: ResultValue | undefined): ResultMap {
  const response = new ResultMap();
  response.append('status', 'FAIL');
  if (text !== undefined) response.append('message', text);
  response.append('messagecode', code);
  response.append('canpreservestate', false);
  return response;
}

/** A message in the form that the client asked for; `errorformat` has no say (writing 2). */
function refusalText(
  context: RequestContext,
  { message, wait }: Refusal,
  format: MessageFormat,
): ResultValue | undefined {
  switch (format) {
    case 'none':
      return undefined;
    case 'wikitext':
      return messageWikitext(message, context.reportForm.language);
    case 'html': {
      const report = reportText(message, { ...context.reportForm, format });
      return typeof report === 'string' ? report : report.get('html');
    }
    case 'raw': {
      const report = reportText(message, { ...context.reportForm, format });
      const params = wait === undefined && typeof report !== 'string' ? report.get('params') : undefined;
      // Raw, a duration is seconds.
      const items = params instanceof ResultList ? params.items : wait === undefined ? [] : [{ duration: wait }];
      return { key: message.key, params: new ResultList([...items]) };
    }
  }
}
