import { textIn } from '../../../messages/interface-texts';
import { rememberedSeconds } from '../../../request/client-session';
import {
  declareParameters,
  type ParameterDeclaration,
  type ParameterSet,
} from '../../../request/parameter-declarations';
import { ResultList, ResultMap, type ResultValue } from '../../../response/result-tree';
import { escapeHtmlText } from '../../../text/escape';
import type { RequestContext } from '../../context';
import { messageFormats, type MessageFormat } from '../../login/form';
import * as parts from '../../login/parts';
import { queryModule } from '../../module';
import { formTexts, type FormTextKey } from './texts';

const forms = ['login', 'login-continue', 'create', 'create-continue', 'link', 'link-continue'] as const;
const changes = ['change', 'remove', 'unlink'] as const;
type FormName = (typeof forms)[number] | (typeof changes)[number];

/** `meta=authmanagerinfo`: the fields of the forms of a fresh wiki, and what the client may do (reading 23.3). */
export const authManagerInfo = queryModule({
  kind: 'meta',
  name: 'authmanagerinfo',
  description: { className: 'ApiQueryAuthManagerInfo', withoutReadRights: true },
  cacheMode: 'private',
  parameters: declareParameters('ami', {
    securitysensitiveoperation: { type: 'string' },
    requestsfor: { type: 'enumeration', values: [...forms, ...changes] },
    mergerequestfields: { type: 'boolean' },
    messageformat: { type: 'enumeration', values: messageFormats, default: 'wikitext' },
  }),
  run(run, { securitysensitiveoperation: operation, requestsfor, mergerequestfields, messageformat }) {
    const { context } = run;
    const result = new ResultMap();
    result.append('canauthenticatenow', !context.client.isBotPasswordSession);
    result.append('cancreateaccounts', true);
    result.append('canlinkaccounts', false);
    // Whatever the operation is.
    if (operation !== undefined) {
      result.append('securitysensitiveoperationstatus', hasRecentLogIn(context) ? 'ok' : 'reauth');
    }
    if (requestsfor) {
      // No form has a second step that something could be preserved for.
      for (const name of ['haspreservedstate', 'hasprimarypreservedstate']) result.append(name, false);
      result.append('preservedusername', '');
      const form = new Form(context, requestsfor, messageformat);
      result.append('requests', new ResultList(form.parts.map((part) => form.describe(part, !mergerequestfields))));
      if (mergerequestfields) result.append('fields', form.mergedFields());
    }
    run.output(result);
  },
});

/** Seconds after which a user has to give the password again. A bot password is accepted at any time. */
const recentSeconds = 3600;

/** Also of the session behind a request that is made as nobody, because a page of another site sends it. */
function hasRecentLogIn({ client, wiki }: RequestContext): boolean {
  if (!client.user) return false;
  if (client.isBotPasswordSession) return true;
  const { authenticatedAt } = client.session;
  if (authenticatedAt === undefined) return false;
  const seconds = (time: number): number => Math.floor(time / 1000);
  return seconds(wiki.environment.clock.now()) - seconds(authenticatedAt) <= recentSeconds;
}

interface Part {
  readonly className: string;
  readonly fields: ParameterSet;
}

/** Parts of which a client sends one. The others concern the account whoever vouches for it. */
const providers: ReadonlyMap<string, FormTextKey> = new Map([
  ['PasswordAuthenticationRequest', 'authmanager-provider-password'],
  ['TemporaryPasswordAuthenticationRequest', 'authmanager-provider-temporarypassword'],
]);

const optionalParts: readonly Part[] = [parts.rememberPart, parts.reasonPart];
const optionalFields = ['rememberMe', 'email', 'realname'];

/** The label and the help of fields. */
const fieldTexts: Readonly<Record<string, readonly [label: FormTextKey, help: FormTextKey]>> = {
  username: ['userlogin-yourname', 'authmanager-username-help'],
  password: ['userlogin-yourpassword', 'authmanager-password-help'],
  retype: ['yourpasswordagain', 'authmanager-retype-help'],
  rememberMe: ['userlogin-remembermypassword', 'authmanager-userlogin-remembermypassword-help'],
  email: ['authmanager-email-label', 'authmanager-email-help'],
  realname: ['authmanager-realname-label', 'authmanager-realname-help'],
  mailpassword: ['createaccountmail', 'createaccountmail-help'],
  reason: ['createacct-reason', 'createacct-reason-help'],
};

const newPasswordLabels: Readonly<Record<string, FormTextKey>> = { password: 'newpassword', retype: 'retypenew' };

class Form {
  readonly parts: readonly Part[];

  constructor(
    private readonly context: RequestContext,
    private readonly name: FormName,
    private readonly format: MessageFormat,
  ) {
    this.parts = this.findParts();
  }

  describe(part: Part, withFields: boolean): ResultValue {
    const { className } = part;
    const id = parts.partId(part);
    const provider = providers.get(className);
    const described = new ResultMap();
    described.append('id', id);
    described.append('metadata', new ResultMap({ association: true }));
    const required = provider ? 'primary-required' : optionalParts.includes(part) ? 'optional' : 'required';
    described.append('required', required);
    if (this.format !== 'none') {
      described.append('provider', provider ? this.text(provider) : this.plain(id));
      described.append('account', this.plain(provider ? this.account : id));
    }
    if (withFields) {
      const fields = new ResultMap({ association: true });
      for (const [name, declaration] of this.fieldsOf(part)) {
        fields.append(name, this.field(name, declaration, part, optionalFields.includes(name)));
      }
      described.append('fields', fields);
    }
    return described;
  }

  /** A field is required if one of the parts requires it that a client cannot leave out. */
  mergedFields(): ResultMap {
    const fields = new ResultMap({ association: true });
    const alternatives = this.parts.filter(({ className }) => providers.has(className));
    for (const part of this.parts) {
      const isOptional = optionalParts.includes(part) || (alternatives.length > 1 && alternatives.includes(part));
      for (const [name, declaration] of this.fieldsOf(part)) {
        const optional = isOptional || optionalFields.includes(name);
        if (fields.get(name) === undefined || !optional)
          fields.set(name, this.field(name, declaration, part, optional));
      }
    }
    return fields;
  }

  private findParts(): readonly Part[] {
    const { passwordPart, rememberPart, newAccountPart, namePart, aboutPart, reasonPart, mailPart } = parts;
    switch (this.name) {
      case 'login':
        return [passwordPart, rememberPart];
      case 'create':
        return this.context.user
          ? [mailPart, newAccountPart, namePart, aboutPart, reasonPart]
          : [newAccountPart, namePart, aboutPart];
      case 'change':
        return [parts.newPasswordPart];
      case 'remove':
        return [mailPart];
      default:
        return [];
    }
  }

  private fieldsOf(part: Part): readonly (readonly [string, ParameterDeclaration])[] {
    if (part === parts.rememberPart && this.rememberedDays === 0) return [];
    return Object.entries(part.fields.declarations);
  }

  private field(name: string, declaration: ParameterDeclaration, part: Part, optional: boolean): ResultValue {
    const isSecret = declaration.sensitive === true;
    const [label, help] = fieldTexts[name] ?? [];
    const described = new ResultMap();
    described.append('type', declaration.type === 'boolean' ? 'checkbox' : isSecret ? 'password' : 'string');
    if (this.format !== 'none' && label && help) {
      const ownLabel = part === parts.newPasswordPart ? newPasswordLabels[name] : undefined;
      described.append('label', this.text(ownLabel ?? label, name === 'rememberMe' ? [this.rememberedDays] : []));
      described.append('help', this.text(help));
    }
    described.append('optional', optional);
    described.append('sensitive', isSecret);
    return described;
  }

  /** The account that a part concerns: none yet, or that of the client. */
  private get account(): string | undefined {
    const { user, release } = this.context;
    if (this.name === 'create' || (this.name === 'login' && release.since('1.43'))) return undefined;
    return user?.name;
  }

  /** How long a client can be remembered; the session of a bot password never is. */
  private get rememberedDays(): number {
    const { client, wiki } = this.context;
    const { rememberedExpiration = rememberedSeconds } = wiki.site.settings.cookies ?? {};
    return client.isBotPasswordSession ? 0 : Math.ceil(rememberedExpiration / 86_400);
  }

  private text(key: FormTextKey, numbers: readonly number[] = []): ResultValue {
    if (this.format === 'raw') return { key, params: new ResultList(numbers.map((num) => ({ num }))) };
    return textIn(formTexts, key, numbers.map(String), this.context.interfaceTexts);
  }

  /** A text that is in no language. */
  private plain(text: string | undefined): ResultValue {
    switch (this.format) {
      case 'raw':
        return {
          key: this.context.release.since('1.43') ? 'rawmessage' : '$1',
          params: new ResultList([text ?? null]),
        };
      case 'html':
        return escapeHtmlText(text ?? '');
      default:
        return text ?? '';
    }
  }
}
