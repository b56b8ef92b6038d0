import type { ResultMap } from '../../response/result-tree';
import type { Message } from '../../messages/message';
import { holdsRight } from '../../model/rights';
import { isEmailAddress } from '../../text/email-address';
import { registerUser } from '../../model/accounts';
import { isLimited } from '../is-limited';
import type { RequestContext } from '../context';
import { arrayFieldError, isArrayField, lacksPassword, passwordsDiffer } from '../login/array-fields';
import { refuse, type Refusal } from '../login/attempt';
import { failed, formModule, isContinued, passed, readFields, type FormValues } from '../login/form';
import { aboutPart, mailPart, newAccountPart, reasonPart } from '../login/parts';
import type { ActionRun } from '../module-run';
import { missingRight } from '../login/missing-right';
import { newUserNameProblem } from './new-name';
import { passwordProblems } from './password';

/** `action=createaccount` (writing 2). */
export const createAccount = formModule({
  name: 'createaccount',
  description: { className: 'ApiAMCreateAccount', helpPages: ['Account_creation'] },
  prefix: 'create',
  tokenType: 'createaccount',
  fill: create,
});

function create(run: ActionRun, values: FormValues): ResultMap {
  const { context } = run;
  const format = values.messageformat;
  if (isContinued(run, values)) {
    return failed(context, refuse('authmanager-create-not-in-progress'), format);
  }
  const account = readAccount(run, values.requests);
  if (isArrayField(context, 'username')) throw arrayFieldError(context, 'username');
  if (!holdsRight(context.user, 'createaccount', context.wiki)) {
    return failed(context, { message: missingRight(context, 'createaccount') }, format);
  }
  const name = newUserName(context, account.username);
  // Without a name, a blocked client is not told of its block (sequence reasons-with-markup).
  const block = account.username
    ? checkBlocks(context, ({ blockAgainstCreation }) => blockAgainstCreation(context))
    : undefined;
  if (block) return failed(context, { message: block }, format);
  const throttled = refuse('actionthrottledtext', 'ratelimited');
  if (isLimited(context, 'createaccount')) return failed(context, throttled, format);
  if (name === undefined) return failed(context, refuse('noname', 'invaliduser'), format);
  const refusal = whyRefused(context, name, account);
  if (refusal) return failed(context, refusal, format);
  // An account that can be created counts twice.
  if (isLimited(context, 'createaccount')) return failed(context, throttled, format);
  const { password = '', about } = account;
  const problems = passwordProblems(context, name, password, format);
  if (problems) return problems;
  const { user: creator, wiki } = context;
  if (creator && isArrayField(context, 'reason')) throw arrayFieldError(context, 'reason');
  const email = about?.email === '' ? undefined : about?.email;
  registerUser(wiki, { name, password, email, realName: about?.realname, creator, reason: account.reason });
  return passed(name);
}

type Account = ReturnType<typeof readAccount>;

function readAccount(run: ActionRun, requests: readonly string[] | undefined) {
  const { username, password, retype } = readFields(run, newAccountPart, requests);
  let reason: string | undefined;
  let mailed = false;
  if (run.context.user) {
    reason = readFields(run, reasonPart, requests).reason;
    mailed = readFields(run, mailPart, requests).mailpassword;
  }
  return { username, password, retype, about: readAbout(run, requests), reason, mailed };
}

/** The address and the real name count only if both are sent (sequence email-addresses). */
function readAbout(run: ActionRun, requests: readonly string[] | undefined) {
  const about = readFields(run, aboutPart, requests);
  const isWhole = (['email', 'realname'] as const).every(
    (name) => about[name] !== undefined || isArrayField(run.context, name),
  );
  return isWhole ? about : undefined;
}

function whyRefused(context: RequestContext, name: string, account: Account): Refusal | undefined {
  if (context.wiki.users.find(name)) return refuse('userexists');
  const block = checkBlocks(context, ({ blockAgainstNewAccount }) => blockAgainstNewAccount(context));
  if (block) return { message: block };
  const refusal = account.about && whyAboutRefused(context, account.about);
  if (refusal) return refusal;
  // The wiki sends no mail, and neither does a fresh MediaWiki.
  if (account.mailed) return refuse('noemailcreate');
  if (lacksPassword(context, account)) return refuse('authmanager-create-no-primary');
  return passwordsDiffer(context, account) ? refuse('badretype') : undefined;
}

function whyAboutRefused(context: RequestContext, { email = '' }: NonNullable<Account['about']>): Refusal | undefined {
  const array = (['email', 'realname'] as const).find((name) => isArrayField(context, name));
  if (array) throw arrayFieldError(context, array);
  return email === '' || isEmailAddress(email) ? undefined : refuse('invalidemailaddress');
}

/** The name that a new account gets, in its canonical form; undefined if it cannot have that name. */
function newUserName(context: RequestContext, text: string | undefined): string | undefined {
  const name = text === undefined ? undefined : context.normaliseUserName(text);
  const isPossible = name !== undefined && !newUserNameProblem(context.release, name);
  return isPossible ? name : undefined;
}

type Blocked = typeof import('../blocked/blocked');

/** Why a block forbids something; loaded on a wiki with blocks. */
function checkBlocks({ wiki }: RequestContext, find: (blocked: Blocked) => Message | undefined): Message | undefined {
  return wiki.hasBlocks ? find(require('../blocked/blocked') as Blocked) : undefined;
}
