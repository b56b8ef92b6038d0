import { type Parameters, Session, member, members } from '../../real-wiki/session';
import { administrator, defaultPassword } from '../../real-wiki/wiki-folder';
import {
  botPasswordApp,
  botPasswordGrants,
  countOfChanges,
  countOfPages,
  editedPage,
  editingGrants,
  editor,
  firstText,
  protectedPage,
  secondText,
  writingApp,
  writingGrants,
  type Account,
  type ClientTarget,
} from './client-target';

const attempts = 50;
const pauseInMilliseconds = 100;

/**
 * Gives a real wiki with the content of the vectors what else the exercises need: a bot password and unpatrolled changes,
 * pages to edit, and one that is protected.
 *
 * @param address what precedes `/api.php`
 */
export async function prepareRealWiki(address: string): Promise<ClientTarget> {
  const entryPoint = `${address}/api.php`;
  const account = { name: administrator, password: process.env.WIKIDOUBLE_PASSWORD ?? defaultPassword };
  const session = new Session(entryPoint);
  await session.logIn(account.name, account.password);
  const run = String(Date.now());
  const editorName = `${editor} ${run}`;
  const editorSession = await makeEditor(session, editorName, entryPoint);
  await protect(session);
  const pages = await makePages(session, editorSession, run);
  const changes = await makeChanges(session, editorSession, editorName);
  // Timestamps are in seconds, and an edit conflict needs two: no exercise begins in the second of these edits.
  await pause(1100);
  return {
    software: await softwareOf(session),
    entryPoint,
    account,
    botAccount: await makeBotPassword(session, address, account.name, botPasswordApp, botPasswordGrants),
    writer: await makeBotPassword(session, address, account.name, writingApp, writingGrants),
    editor: await makeBotPassword(editorSession, address, editorName, botPasswordApp, editingGrants),
    editorName,
    changes,
    pages,
    run,
  };
}

async function softwareOf(session: Session): Promise<string> {
  return String(member(await session.send({ action: 'query', meta: 'siteinfo' }), 'query', 'general', 'generator'));
}

/** Submits the form, because the API has no module for this. Replaces an older password of the same name. */
async function makeBotPassword(
  session: Session,
  address: string,
  user: string,
  app: string,
  grants: readonly string[],
): Promise<Account> {
  const form = `${address}/index.php?title=Special:BotPasswords/${app}`;
  const exists = (await session.read(form)).includes('wpresetPassword');
  const fields = new URLSearchParams({ wpEditToken: await session.token('csrf') });
  for (const grant of grants) fields.append('wpgrants[]', `grant-${grant}`);
  fields.append('op', exists ? 'update' : 'create');
  if (exists) fields.append('wpresetPassword', '1');
  const page = await session.read(form, fields);
  const password = /<strong>([0-9a-w]{32,})<\/strong>/.exec(page)?.[1];
  if (password === undefined) throw new Error(`${form} shows no new password`);
  return { name: `${user}@${app}`, password };
}

/** The editor is a bureaucrat: that group has no rate limit for edits, but its edits are not patrolled automatically. */
async function makeEditor(adminSession: Session, name: string, entryPoint: string): Promise<Session> {
  const password = `Password-${Date.now()}-${Math.random()}`;
  await makeAccount(adminSession, { name, password, entryPoint });
  const session = new Session(entryPoint);
  await session.logIn(name, password);
  return session;
}

async function protect(session: Session): Promise<void> {
  const token = await session.token('csrf');
  await session.send({ action: 'edit', title: protectedPage, text: firstText, token });
  await session.send({ action: 'protect', title: protectedPage, protections: 'edit=sysop', expiry: 'never', token });
}

async function makePages(adminSession: Session, editorSession: Session, run: string): Promise<string[]> {
  const [first, second] = [await adminSession.token('csrf'), await editorSession.token('csrf')];
  const titles = Array.from({ length: countOfPages }, (_, index) => `Clients page ${run} ${index + 1}`);
  for (const title of titles) {
    await adminSession.send({ action: 'edit', title, text: firstText, token: first });
    await editorSession.send({ action: 'edit', title, text: secondText, token: second });
  }
  return titles;
}

async function makeChanges(adminSession: Session, session: Session, name: string): Promise<number[]> {
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
    await pause(pauseInMilliseconds);
  }
  throw new Error('the wiki does not list the unpatrolled changes');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
