import { expect } from 'chai';
import { createWiki, StrictError, type Wiki } from '../../index';
import { Client, type Sent, type TestResponse } from '../../testing/send.test-support';

const botPasswords = [
  { app: 'robot', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic' as const, 'editpage' as const] },
];
const users = [
  { name: 'Alice', password: 'a', botPasswords },
  { name: 'Robot', password: 'r', groups: ['bot'] },
];
const saved = { result: 'Success', pageid: 2, title: 'Cat', contentmodel: 'wikitext', oldrevid: 3, newrevid: 4 };
const captcha = { captcha: { type: 'simple', mime: 'text/plain', id: '1', question: '1+1' }, result: 'Failure' };

/** A client that identifies itself, and whose session is remembered. */
class Writer extends Client {
  override send(query: string, { headers, ...sent }: Sent = {}): TestResponse {
    return super.send(query, { ...sent, headers: { 'user-agent': 'Test/1.0 (https://example.org/test)', ...headers } });
  }

  logInAs(name: 'Alice' | 'Alice@robot' | 'Robot'): this {
    const passwords = { Alice: 'a', 'Alice@robot': '0123456789abcdefghijklmnopqrstuv', Robot: 'r' };
    this.logIn(name, passwords[name]);
    return this;
  }

  edit(parameters: string, token = this.token('csrf')): void {
    this.send('action=edit&format=json', { body: `title=Cat&${parameters}&token=${encodeURIComponent(token)}` });
  }
}

/** The violations of what a client does, besides those that log-in with the password of an account causes. */
function violationsOf(work: (writer: Writer, wiki: Wiki) => void, edit: object = saved): string[] {
  const wiki = createWiki({ users }, { seed: 1 });
  wiki.stub({ action: 'edit' }, { edit });
  wiki.stub({ action: 'delete' }, { delete: { title: 'Cat', reason: '', logid: 5 } });
  work(new Writer(wiki), wiki);
  return wiki.requests.flatMap(({ violations }) => violations.map(({ id }) => id)).filter((id) => id !== 'deprecated');
}

const correct = 'text=x&summary=Because&baserevid=3';
const polite = `${correct}&maxlag=5&assert=user`;

describe('Strict mode and writing', () => {
  for (const [name, who, parameters, expected] of [
    ['accepts a correct edit', 'Alice', correct, []],
    ['accepts a correct edit of a bot', 'Robot', `${polite}&bot=1`, []],
    ['accepts a correct edit with a bot password', 'Alice@robot', polite, []],
    ['requires assert of bots', 'Robot', `${correct}&maxlag=5&bot=1`, ['no-assert']],
    ['requires assert with bot passwords', 'Alice@robot', `${correct}&maxlag=5`, ['no-assert']],
    ['accepts assertuser', 'Alice@robot', `${correct}&maxlag=5&assertuser=Alice`, []],
    ['requires the parameter bot of bots', 'Robot', polite, ['no-bot-flag']],
    ['requires a summary', 'Alice', 'text=x&baserevid=3', ['no-summary']],
    ['does not accept an empty summary', 'Alice', 'text=x&baserevid=3&summary=+', ['no-summary']],
    ['requires no summary of an undo', 'Alice', 'undo=4', []],
    ['requires no summary of a new section', 'Alice', 'text=x&section=new&sectiontitle=News', []],
    ['requires the revision that a text is based on', 'Alice', 'text=x&summary=Because', ['no-base-revision']],
    ['does not accept revision 0', 'Alice', 'text=x&summary=Because&baserevid=0', ['no-base-revision']],
    ['accepts a time', 'Alice', 'text=x&summary=Because&basetimestamp=2026-01-31T12:00:00Z', []],
    ['requires no revision to append text', 'Alice', 'appendtext=x&summary=Because', []],
    ['requires no revision to add a section', 'Alice', 'text=x&section=new&summary=Because', []],
  ] as const) {
    it(name, () => {
      expect(
        violationsOf((writer) => {
          writer.logInAs(who).edit(parameters);
        }),
      ).to.deep.equal(expected);
    });
  }

  it('requires no revision to create a page', () => {
    const created = { new: true, ...saved, oldrevid: 0 };
    expect(
      violationsOf((writer) => {
        writer.logInAs('Alice').edit('text=x&summary=Because');
      }, created),
    ).to.deep.equal([]);
  });

  it('requires a reason of other actions', () => {
    const remove = (reason: string) => (writer: Writer) =>
      writer
        .logInAs('Alice')
        .send('action=delete&format=json', { body: `title=Cat${reason}&token=${writer.token('csrf')}` });
    expect(violationsOf(remove(''))).to.deep.equal(['no-summary']);
    expect(violationsOf(remove('&reason=Unused'))).to.deep.equal([]);
  });

  describe('token-per-write', () => {
    it('objects to a token for every edit', () => {
      const ids = violationsOf((writer) => {
        writer.logInAs('Alice');
        for (let count = 0; count < 3; count++) writer.edit(correct);
      });
      expect(ids).to.deep.equal(['token-per-write', 'token-per-write']);
    });

    it('accepts a token that is kept, one per session, and one after an error', () => {
      const ids = violationsOf((writer, wiki) => {
        writer.logInAs('Alice');
        const token = writer.token('csrf');
        for (let count = 0; count < 3; count++) writer.edit(correct, token);
        writer.edit(correct);
        wiki.failNext('badtoken', { when: ({ action }) => action === 'logout' });
        writer.send('action=logout&format=json', { body: `token=${encodeURIComponent(token)}` });
        writer.edit(correct);
        writer.logInAs('Alice').edit(correct);
      });
      expect(ids).to.deep.equal([]);
    });

    it('accepts further types of tokens', () => {
      const ids = violationsOf((writer) => {
        writer.logInAs('Alice').edit(correct);
        writer.send('action=query&meta=tokens&type=csrf|patrol&format=json');
      });
      expect(ids).to.deep.equal([]);
    });
  });

  describe('ignored-result', () => {
    const editTwice = (first: string, second: string) => (writer: Writer) => {
      const token = writer.logInAs('Alice').token('csrf');
      writer.edit(first, token);
      writer.edit(second, token);
    };

    it('objects to edits after one that was not saved', () => {
      const other = 'text=y&summary=Because&baserevid=3&title=Dog';
      const count = (first: string, second: string) => violationsOf(editTwice(first, second), captcha);
      expect(count(correct, other)).to.deep.equal(['ignored-result']);
      expect(count(correct, correct), 'a repetition').to.deep.equal([]);
    });

    it('objects to an edit that has changed nothing before', () => {
      const unchanged = { result: 'Success', pageid: 2, title: 'Cat', contentmodel: 'wikitext', nochange: true };
      expect(violationsOf(editTwice(correct, correct), unchanged)).to.deep.equal(['ignored-result']);
      expect(violationsOf(editTwice(correct, `${correct}&text=y`), unchanged), 'another text').to.deep.equal([]);
      expect(violationsOf(editTwice(correct, correct), saved), 'changes').to.deep.equal([]);
    });
  });

  describe('parallel-writes', () => {
    /** The violations of edits that two sessions send at the same time: the first one sends two. */
    async function violationsOfEdits(
      send: (wiki: Wiki, sent: readonly (() => Promise<unknown>)[]) => Promise<unknown>,
    ) {
      const wiki = createWiki({ users }, { seed: 1 });
      wiki.stub({ action: 'edit' }, { edit: saved });
      const [one, other] = [new Writer(wiki).logInAs('Alice'), new Writer(wiki).logInAs('Robot')];
      const edit = (writer: Writer) => {
        const body = new URLSearchParams(`title=Cat&${polite}&bot=1&token=${writer.token('csrf')}`);
        const cookie = Array.from(writer.cookies, ([name, value]) => `${name}=${value}`).join('; ');
        const headers = { cookie, 'user-agent': 'Test/1.0 (https://example.org/test)' };
        return () =>
          wiki.fetch('https://wiki.example/api.php?action=edit&format=json', { method: 'POST', body, headers });
      };
      await send(wiki, [edit(one), edit(one), edit(other)]);
      return wiki.requests
        .flatMap(({ violations }) => violations.map(({ id }) => id))
        .filter((id) => id !== 'deprecated');
    }

    it('objects to an edit that does not wait for the response to the one before', async () => {
      const ids = await violationsOfEdits((_, sent) => Promise.all(sent.map((edit) => edit())));
      expect(ids).to.deep.equal(['parallel-writes']);
    });

    it('objects to it while a response is delayed', async () => {
      const ids = await violationsOfEdits(async (wiki, [first, second]) => {
        wiki.failNext('slow', { milliseconds: 5 });
        const delayed = first?.();
        await new Promise(setImmediate);
        await second?.();
        await delayed;
      });
      expect(ids).to.deep.equal(['parallel-writes']);
    });

    it('accepts edits one after the other', async () => {
      const ids = await violationsOfEdits(async (_, sent) => {
        for (const edit of sent) await edit();
      });
      expect(ids).to.deep.equal([]);
    });
  });

  it('throws what it objects to', () => {
    const wiki = createWiki({ users }, { seed: 1, strict: { except: ['deprecated'] } });
    wiki.stub({ action: 'edit' }, { edit: saved });
    const writer = new Writer(wiki).logInAs('Robot');
    expect(() => {
      writer.edit('text=x&maxlag=5');
    }).to.throw(StrictError, /no-assert: .*\n.*\n- no-summary: .*\n.*\n- no-bot-flag: .*\n.*\n- no-base-revision: /);
  });
});
