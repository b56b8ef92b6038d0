import type { Message } from '../../messages/message';
import type { UsageError } from '../../messages/usage-error';
import { declareParameters } from '../../request/parameter-declarations';
import { ResultList } from '../../response/result-tree';
import { findProblems, tooLong } from '../createaccount/password';
import { newUserNameProblem } from '../createaccount/new-name';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { describedMessage } from '../query/userinfo/members';
import { performerName } from '../writing/performer';

const parameters = declareParameters('', {
  password: { type: 'string', sensitive: true, required: true, described: { type: 'password' } },
  user: { type: 'user', accepts: ['id'] },
  email: { type: 'string' },
  realname: { type: 'string' },
});

/** `action=validatepassword`: whether a password is good enough, for a new account or for the client's own. */
export const validatePassword = actionModule({
  name: 'validatepassword',
  description: { className: 'ApiValidatePassword', helpPages: ['Validatepassword'] },
  cacheMode: 'private',
  mustBePosted: true,
  parameters,
  run(run, { password, user: name }) {
    run.requireInBody('password');
    const { context } = run;
    const account = name === undefined ? performerName(context) : newName(run, name);
    const problems = findProblems(context, account, password);
    run.respond({
      validity: validityOf(problems),
      ...(problems.length > 0 && {
        validitymessages: new ResultList(
          problems.map((problem) => describedMessage(context, problem)),
          context.reportForm.format === 'bc' ? 'warning' : 'error',
        ),
      }),
    });
  },
});

function validityOf(problems: readonly Message[]): string {
  if (problems.length === 0) return 'Good';
  // Vector validatepassword/too-long.
  return problems.some(({ key }) => key === tooLong) ? 'Invalid' : 'Change';
}

function badUser(run: ActionRun, name: string): UsageError {
  return run.error({
    code: 'baduser_user',
    key: 'apierror-baduser',
    parameters: ['user', run.context.escapeWikitext(name)],
  });
}

function newName(run: ActionRun, name: string): string {
  const { users, release } = run.context.wiki;
  const isId = name.startsWith('#');
  if (isId ? users.findId(Number(name.slice(1))) : users.find(name)) {
    throw run.error({ code: 'userexists', key: 'userexists', parameters: [] });
  }
  // Vectors validatepassword/unknown-id and validatepassword/impossible-name.
  if (isId) throw badUser(run, 'Unknown user');
  if (newUserNameProblem(release, name)) throw badUser(run, name);
  return name;
}
