import { type Parameters, Session, member, members } from '../../real-wiki/session';
import { administrator, defaultPassword } from '../../real-wiki/wiki-folder';
import {
  botPasswordApp,
  botPasswordGrants,
  countOfChanges,
  editedPage,
  editor,
  type ClientTarget,
} from './client-target';

const attempts = 50;
const pauseInMilliseconds = 100;

/**
 * Gives a real wiki with the content of the vectors what else the exercises need: a bot password and unpatrolled changes.
 *
 * @param address what precedes `/api.php`
 */
export async function prepareRealWiki(address: string): Promise<ClientTarget> {
  const entryPoint = `${address}/api.php`;
  const account = { name: administrator, password: process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword };
  const session = new Session(entryPoint);
  await session.logIn(account.name, account.password);
  const password = await makeBotPassword(session, address);
  return {
    software: await softwareOf(session),
    entryPoint,
    account,
    botAccount: { name: `${account.name}@${botPasswordApp}`, password },
    changes: await makeChanges(session, entryPoint),
  };
}

async function softwareOf(session: Session): Promise<string> {
  return String(member(await session.send({ action: 'query', meta: 'siteinfo' }), 'query', 'general', 'generator'));
}

/** Submits the form, because the API has no module for this. Replaces an older password of the same name. */
async function makeBotPassword(session: Session, address: string): Promise<string> {
  const form = `${address}/index.php?title=Special:BotPasswords/${botPasswordApp}`;
  const exists = (await session.read(form)).includes('wpresetPassword');
  const fields = new URLSearchParams({ wpEditToken: await session.token('csrf') });
  for (const grant of botPasswordGrants) fields.append('wpgrants[]', `grant-${grant}`);
  fields.append('op', exists ? 'update' : 'create');
  if (exists) fields.append('wpresetPassword', '1');
  const page = await session.read(form, fields);
  const password = /<strong>([0-9a-w]{32,})<\/strong>/.exec(page)?.[1];
  if (password === undefined) throw new Error(`${form} shows no new password`);
  return password;
}

/** The editor is a bureaucrat: that group has no rate limit for edits, but its edits are not patrolled automatically. */
async function makeChanges(adminSession: Session, entryPoint: string): Promise<number[]> {
  const password = `Password-${Date.now()}-${Math.random()}`;
  const name = `${editor} ${Date.now()}`;
  await makeAccount(adminSession, { name, password, entryPoint });
  const session = new Session(entryPoint);
  await session.logIn(name, password);
  const token = await session.token('csrf');
  for (let count = 1; count <= countOfChanges; count++) {
    await session.send({ action: 'edit', title: editedPage, text: `Number ${count} by ${name}`, token });
  }
  const query = { action: 'query', list: 'recentchanges', rcuser: name, rcshow: '!patrolled', rctype: 'edit|new' };
  return awaitChanges(adminSession, { ...query, rcprop: 'ids', rclimit: String(countOfChanges) });
}

async function makeAccount(
  session: Session,
  { name, password, entryPoint }: { readonly name: string; readonly password: string; readonly entryPoint: string },
): Promise<void> {
  const created = await session.send({
    action: 'createaccount',
    username: name,
    password,
    retype: password,
    createreturnurl: entryPoint,
    createtoken: await session.token('createaccount'),
  });
  const status = member(created, 'createaccount', 'status');
  if (status !== 'PASS') throw new Error(`${name} cannot be created: ${JSON.stringify(created)}`);
  const token = await session.token('userrights');
  await session.send({ action: 'userrights', user: name, add: 'bureaucrat', token });
}

/** A wiki lists changes only after it has responded to the edits. */
async function awaitChanges(session: Session, query: Parameters): Promise<number[]> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const changes = members(await session.send(query), 'query', 'recentchanges');
    if (changes.length === countOfChanges) return changes.map((change) => Number(member(change, 'rcid')));
    await new Promise((resolve) => setTimeout(resolve, pauseInMilliseconds));
  }
  throw new Error('the wiki does not list the unpatrolled changes');
}
