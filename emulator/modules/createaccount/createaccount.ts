import { declareParameters } from '../../request/parameter-declarations';
import type { ResultMap } from '../../response/result-tree';
import { holdsRight } from '../../model/rights';
import { timestamp } from '../../text/timestamp';
import type { RequestContext } from '../context';
import { refuse, type Refusal } from '../login/attempt';
import { failed, formModule, isContinued, passed, readFields, type FormValues } from '../login/form';
import { missingRight } from '../login/missing-right';
import { passwordFaults } from './password';
import { newUserName } from './account-name';
import { recordNewUser } from './record';

const form = {
  name: 'createaccount',
  description: { className: 'ApiAMCreateAccount', helpPages: ['Account_creation'] },
  prefix: 'create',
  tokenType: 'createaccount',
} as const;

const passwordPart = {
  className: 'PasswordAuthenticationRequest',
  fields: declareParameters('', {
    username: { type: 'string' },
    password: { type: 'string', sensitive: true },
    retype: { type: 'string', sensitive: true },
  }),
};

const aboutPart = {
  className: 'UserDataAuthenticationRequest',
  fields: declareParameters('', { email: { type: 'string' }, realname: { type: 'string' } }),
};

/** Only for somebody who is logged in, and makes an account for another (writing 2). */
const reasonPart = {
  className: 'CreationReasonAuthenticationRequest',
  fields: declareParameters('', { reason: { type: 'string' } }),
};

const mailPart = {
  className: 'TemporaryPasswordAuthenticationRequest',
  fields: declareParameters('', { mailpassword: { type: 'boolean' } }),
};

/** `action=createaccount` (writing 2). */
export const createAccount = formModule(form, create);

function create(context: RequestContext, values: FormValues): ResultMap {
  const format = values.messageformat;
  if (isContinued(context, form, values)) {
    return failed(context, refuse('authmanager-create-not-in-progress'), format);
  }
  const account = readAccount(context, values.requests);
  if (!holdsRight(context.user, 'createaccount', context.release)) {
    return failed(context, { message: missingRight(context, 'createaccount') }, format);
  }
  const name = newUserName(context, account.username);
  if (name === undefined) return failed(context, refuse('noname', 'invaliduser'), format);
  const refusal = whyRefused(context, name, account);
  if (refusal) return failed(context, refusal, format);
  const { password = '', email, realname: realName } = account;
  const faults = passwordFaults(context, name, password, format);
  if (faults) return faults;
  const { users, environment } = context.wiki;
  const registered = timestamp(environment.clock.now());
  const validEmail = email?.includes('@') ? email : undefined;
  const made = { id: users.nextId, name, password, groups: [], registered, email: validEmail, realName };
  users.put(made);
  recordNewUser(context, made, account.reason);
  return passed(name);
}

type Account = ReturnType<typeof readAccount>;

function readAccount(context: RequestContext, requests: readonly string[] | undefined) {
  const { username, password, retype } = readFields(context, form, passwordPart, requests);
  const { email, realname } = readFields(context, form, aboutPart, requests);
  let reason: string | undefined;
  let mailed = false;
  if (context.user) {
    reason = readFields(context, form, reasonPart, requests).reason;
    mailed = readFields(context, form, mailPart, requests).mailpassword;
  }
  return { username, password, retype, email, realname, reason, mailed };
}

function whyRefused(context: RequestContext, name: string, account: Account): Refusal | undefined {
  const { password = '', retype = '' } = account;
  if (context.wiki.users.find(name)) return refuse('userexists');
  // The wiki sends no mail (asked: nor does a fresh one).
  if (account.mailed) return refuse('noemailcreate');
  if (password === '' || retype === '') return refuse('authmanager-create-no-primary');
  return password === retype ? undefined : refuse('badretype');
}
