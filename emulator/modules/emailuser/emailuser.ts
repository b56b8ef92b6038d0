import { hasConfirmedAddress, refusesMail } from '../../model/mails';
import { holdsRight } from '../../model/rights';
import type { User } from '../../model/user';
import { declareParameters } from '../../request/parameter-declarations';
import { clientBlocks } from '../blocked/blocked';
import { blockMessage } from '../blocked/block-messages';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';

const parameters = declareParameters('', {
  target: { type: 'string', required: true, examples: ['Bob', 'Alice', '127.0.0.1', 'Nobody'] },
  subject: { type: 'string', required: true },
  text: { type: 'string', required: true, described: { type: 'text' } },
  ccme: { type: 'boolean' },
  token: { type: 'string', sensitive: true },
});

/** `action=emailuser`: sends mail to a user; the wiki keeps it and delivers nothing (writing 13.2). */
export const emailUser = actionModule({
  name: 'emailuser',
  description: { className: 'ApiEmailUser', helpPages: ['Email'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, { target, subject, text, ccme }) {
    const { wiki } = run.context;
    const receiver = requireReceiver(run, target);
    const sender = requireSender(run);
    const mail = { from: sender.name, to: receiver.name, subject, text, copied: ccme, timestamp: wiki.now };
    wiki.mails = [...wiki.mails, mail];
    run.respond({ result: 'Success' });
  },
});

function requireReceiver(run: ActionRun, target: string): User {
  const { wiki, release, escapeWikitext } = run.context;
  const isNew = release.since('1.43');
  const name = run.context.normaliseUserName(target);
  if (isNew && name === undefined) {
    const shown = [run.parameter('target'), escapeWikitext(target)];
    throw run.error({ code: 'baduser_target', key: 'apierror-baduser', parameters: shown });
  }
  const user = name === undefined ? undefined : wiki.users.find(name);
  if (!user) {
    throw run.error(
      isNew
        ? { code: 'emailnotarget', key: 'emailnotarget', parameters: [] }
        : { code: 'notarget', key: 'apierror-notarget', parameters: [] },
    );
  }
  if (!hasConfirmedAddress(user)) {
    throw run.error(
      isNew
        ? { code: 'noemailtext', key: 'noemailtext', parameters: [] }
        : { code: 'noemail', key: 'noemail', parameters: [user.name] },
    );
  }
  if (refusesMail(user)) {
    throw run.error({ code: isNew ? 'nowikiemailtext' : 'nowikiemail', key: 'nowikiemailtext', parameters: [] });
  }
  return user;
}

/** Who may write to others: users with an address of their own that no block keeps from it. */
function requireSender(run: ActionRun): User {
  const { user, wiki, release, reportForm } = run.context;
  if (!user || !hasConfirmedAddress(user) || !holdsRight(user, 'sendemail', wiki)) {
    throw run.error({ code: 'cantsend', key: 'mailnologin', parameters: [] });
  }
  const blocks = wiki.hasBlocks ? clientBlocks(run.context).filter(({ noEmail }) => noEmail) : [];
  if (blocks.length === 0) return user;
  if (!release.since('1.43')) throw run.error({ code: 'blockedemailuser', key: 'blockedemailuser', parameters: [] });
  throw run.error(blockMessage(run.context, blocks.slice(0, 1), reportForm.language));
}
