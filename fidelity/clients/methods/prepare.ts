import { member, Session, type Parameters } from '../../real-wiki/session';
import { administrator, defaultPassword } from '../../real-wiki/wiki-folder';

/** Waits until the wiki's clock shows another second. */
export type NextSecond = () => Promise<void>;

/** PNGs of one pixel: black, and white. */
const black = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const white = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';

const swan = `The '''swan''' is a [[bird]]. See [[Goose]], [[Goose#Feathers|feathers]] and [[Missing page]]. {{Note|white}}
[https://example.org/swan Swans] [[wikipedia:Swan]] [[File:Swan.png|thumb|A swan]]
[[Category:Birds]] [[Category:White things|Swan]]

== Life ==
Long.

=== Young ===
Grey.

== Food ==
[[Plants]]`;

/** One account's requests, with its edit token. */
class Writer {
  private constructor(
    private readonly api: string,
    private readonly session: Session,
    private readonly csrf: string,
  ) {}

  static async logIn(api: string, name: string, password: string): Promise<Writer> {
    const session = new Session(api);
    await session.logIn(name, password);
    return new Writer(api, session, await session.token('csrf'));
  }

  do(action: string, parameters: Parameters): Promise<unknown> {
    return this.session.send({ action, ...parameters, token: this.csrf });
  }

  /** Does what needs a token of its own type. */
  async doWith(type: string, action: string, parameters: Parameters): Promise<unknown> {
    const tokens = await this.session.send({ action: 'query', meta: 'tokens', type });
    return this.session.send({
      action,
      ...parameters,
      token: String(member(tokens, 'query', 'tokens', `${type}token`)),
    });
  }

  async edit(title: string, text: string, others: Parameters = {}): Promise<void> {
    await this.do('edit', { title, text, summary: `about ${title}`, ...others });
  }

  async upload(filename: string, image: string, others: Parameters = {}): Promise<void> {
    const form = new FormData();
    const fields = { action: 'upload', format: 'json', ignorewarnings: '1', ...others, filename, token: this.csrf };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([Buffer.from(image, 'base64')], { type: 'image/png' }), filename);
    const response = await this.session.read(this.api, form);
    if (!response.includes('"result":"Success"')) throw new Error(`${filename} cannot be uploaded: ${response}`);
  }
}

/**
 * Gives a wiki with the content of start.wiki.yaml a little of everything that client libraries read. Every wiki gets the same
 * requests in the same order, so that a page, a revision or a log entry has the same id everywhere.
 */
export async function prepare(api: string, nextSecond: NextSecond): Promise<void> {
  const admin = await Writer.logIn(api, administrator, defaultPassword);
  const bob = await Writer.logIn(api, 'Bob', 'Bob-secret-1');
  const vandal = await Writer.logIn(api, 'Vandal', 'Vandal-secret-1');

  await admin.upload('Swan.png', black, { comment: 'first version', text: 'A swan. [[Category:Images]]' });
  await nextSecond();
  await admin.upload('Swan.png', white, { comment: 'second version' });
  await admin.upload('White swan.png', white, { comment: 'the same again', text: 'A white swan.' });

  await admin.edit('Template:Note', "'''{{{1|none}}}'''<noinclude>[[Category:Templates]]</noinclude>");
  await admin.edit('Category:Animals', 'All animals.');
  await admin.edit('Category:Birds', 'All birds. [[Category:Animals]]');
  await admin.edit('Category:Images', 'All images. __HIDDENCAT__');
  await admin.edit('Swan', swan);
  await bob.edit('Goose', 'The goose is no [[swan]]. {{Note|grey}} https://example.com/goose [[Category:Birds]]');
  await admin.edit('Swans', '#REDIRECT [[Swan]]');
  await admin.edit('Talk:Swan', 'Is it white? ~~~~');
  await bob.edit('User:Bob', 'I am Bob.');
  await admin.edit('User talk:Bob', 'Welcome, Bob.');
  await bob.edit('Swan/Eggs', 'Swans lay eggs. [[Swan]] [[Media:Swan.png]]');
  await admin.edit('Data.json', '{"legs":2}', { contentmodel: 'json', contentformat: 'application/json' });
  await admin.edit('Lonely', 'No page has a link to this one. {{DISPLAYTITLE:lonely}}');

  await nextSecond();
  await bob.edit('Swan', `${swan} Seen by Bob.`, { summary: 'seen', minor: '1' });
  await nextSecond();
  await vandal.edit('Swan', 'Rubbish.', { summary: '' });
  await nextSecond();
  await admin.doWith('rollback', 'rollback', { title: 'Swan', user: 'Vandal' });
  await nextSecond();
  await vandal.edit('Spam', 'Buy spam.');
  await nextSecond();
  await admin.do('delete', { title: 'Spam', reason: 'spam' });
  await admin.do('block', { user: 'Vandal', expiry: 'infinite', reason: 'spam', nocreate: '1' });
  await nextSecond();
  await bob.edit('Old name', 'It gets a new name.');
  await nextSecond();
  await admin.do('move', { from: 'Old name', to: 'New name', reason: 'better' });
  await admin.do('protect', {
    title: 'Goose',
    protections: 'edit=autoconfirmed|move=sysop',
    expiry: 'infinite',
    reason: 'often changed',
  });
  await admin.do('protect', { title: 'Never', protections: 'create=sysop', expiry: 'infinite', reason: 'no' });
  await admin.doWith('userrights', 'userrights', { user: 'Bob', add: 'bot', reason: 'a trial' });
  await nextSecond();
  await admin.doWith('userrights', 'userrights', { user: 'Bob', remove: 'bot', reason: 'over' });
  await admin.doWith('watch', 'watch', { titles: 'Swan|Goose|Missing page' });
  await admin.doWith('patrol', 'patrol', { revid: String(await revisionOf(api, 'Goose')) });
  await bob.doWith('csrf', 'edit', { title: 'Talk:Swan', section: 'new', sectiontitle: 'Yes', text: 'It is.' });
  // What libraries read comes later than all of this, also if they are fast.
  await nextSecond();
}

async function revisionOf(api: string, titles: string): Promise<number> {
  const response = await new Session(api).send({ action: 'query', prop: 'revisions', rvprop: 'ids', titles });
  return Number(member(response, 'query', 'pages', 0, 'revisions', 0, 'revid'));
}
