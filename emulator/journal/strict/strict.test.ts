import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWiki, StrictError, type ViolationId, type Wiki, type WikiDefinition } from '../../index';
import { violationIds } from './violation';
import { Client, type Asked, type Sent } from '../../testing/ask.test-support';

const botPasswords = [{ app: 'robot', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic' as const] }];
const definition: WikiDefinition = {
  pages: Array.from({ length: 12 }, (_, index) => ({ title: `Page ${index}`, uses: ['File:Cat.jpg'] })),
  users: [
    { name: 'Alice', password: 'a', botPasswords },
    { name: 'Robot', password: 'r', groups: ['bot'] },
  ],
};

/** A client that says who it is. */
class PoliteClient extends Client {
  override ask(query: string, { headers, ...sent }: Sent = {}): Asked {
    const named = { 'user-agent': 'Test/1.0 (https://example.org/test)', ...headers };
    return super.ask(query, { ...sent, headers: named });
  }

  /** Logs in with a bot password. */
  logInAsProgram(): void {
    this.logIn('Alice@robot', '0123456789abcdefghijklmnopqrstuv');
  }
}

const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';

interface Example {
  readonly id: ViolationId;
  /** What a client does, and what the wiki says of it. */
  readonly sloppy: readonly (readonly [name: string, work: (client: PoliteClient) => void, message: string | RegExp])[];
  /** What clients do that look alike and are right. */
  readonly correct: readonly (readonly [name: string, work: (client: PoliteClient) => void])[];
}

const watch = (client: PoliteClient, parameters: string) =>
  client.ask('action=watch&format=json', { body: parameters });

const examples: readonly Example[] = [
  {
    id: 'unknown-parameter',
    sloppy: [
      ['misspells', (client) => client.ask(`${usage}&iulimt=max`), /parameter "iulimt".*\n.*Did you mean "iulimit"\?/],
      [
        'misspells what is required',
        (client) => client.ask('action=query&list=imageusage&iutitel=File:Cat.jpg&format=json'),
        /parameter "iutitel".*\n.*Did you mean "iutitle"\?/,
      ],
      [
        'forgets the action',
        (client) => client.ask('titles=Gallery&prop=info&format=json'),
        /Without "action" the wiki answers with its help page, and ignores "titles", "prop"\.\n.*action=query/,
      ],
      ['forgets the prefix', (client) => client.ask(`${usage}&namespace=0`), /Did you mean "iunamespace"\?/],
    ],
    correct: [
      ['spells right', (client) => client.ask(`${usage}&iulimit=max`)],
      [
        'logs in with fields that are not the module’s own',
        (client) => client.ask('action=clientlogin&format=json', { body: 'username=A&password=p&logintoken=x' }),
      ],
      ['asks for help', (client) => client.ask('action=help&modules=query')],
      ['is refused', (client) => client.ask('action=query&list=imageusage&callback=x&_=1&format=json')],
    ],
  },
  {
    id: 'unknown-value',
    sloppy: [
      [
        'misspells a type',
        (client) => client.ask('action=query&meta=tokens&type=watch|patroll&format=json'),
        /"patroll"/,
      ],
      ['misspells a module', (client) => client.ask('action=query&list=imageusges&format=json'), /"imageusage"\?/],
      ['misspells the action', (client) => client.ask('action=qery&format=json'), /Did you mean "query"\?/],
    ],
    correct: [
      ['asks for what there is', (client) => client.ask('action=query&meta=tokens&type=watch|patrol&format=json')],
    ],
  },
  {
    id: 'corrected-value',
    sloppy: [
      ['wants too many', (client) => client.ask(`${usage}&iulimit=5000`), 'The value 5000 of the parameter "iulimit"'],
      [
        'sends what is no UTF-8',
        (client) => client.ask('action=query&requestid=%FF&format=json'),
        '"requestid" is no clean',
      ],
      ['sends an array', (client) => client.ask('action=query&titles[]=A&format=json'), 'titles=one|two'],
    ],
    correct: [
      ['wants as many as there may be', (client) => client.ask(`${usage}&iulimit=max`)],
      ['sends UTF-8', (client) => client.ask('action=query&requestid=%C3%A9&format=json')],
    ],
  },
  {
    id: 'deprecated',
    sloppy: [
      ['logs in with the password of the account', (client) => client.logIn('Alice', 'a'), 'bot password'],
      [
        'gets its token by logging in',
        (client) => client.ask('action=login&format=json', { body: 'lgname=A' }),
        'type=login',
      ],
      [
        'posts without a content type',
        (client) => client.ask('action=query&format=json', { method: 'POST' }),
        'Content-Type',
      ],
      [
        'watches a title',
        (client) => {
          client.logInAsProgram();
          watch(client, `title=Page 1&maxlag=5&token=${client.token('watch')}`);
        },
        'Name the pages with "titles".',
      ],
    ],
    correct: [
      [
        'logs in with a bot password, and watches titles',
        (client) => {
          client.logInAsProgram();
          watch(client, `titles=Page 1&maxlag=5&token=${client.token('watch')}`);
        },
      ],
    ],
  },
  {
    id: 'stale-token',
    sloppy: [
      [
        'keeps the token of who is not logged in',
        (client) => {
          const token = client.token('watch');
          client.logInAsProgram();
          watch(client, `titles=Page 1&maxlag=5&token=${token}`);
        },
        'The value of "token" is that of clients who are not logged in, but the client is.',
      ],
      [
        'keeps a token over two log-ins',
        (client) => {
          client.logInAsProgram();
          const token = client.token('watch');
          client.ask('action=logout&format=json', { body: `token=${client.token('csrf')}` });
          client.logInAsProgram();
          watch(client, `titles=Page 1&maxlag=5&token=${token}`);
        },
        'The value of "token" is from another session.',
      ],
      [
        'loses its cookies',
        (client) => {
          const token = client.token('login');
          client.cookies.clear();
          client.ask('action=login&format=json', { body: `lgname=Alice@robot&lgpassword=x&lgtoken=${token}` });
        },
        'The value of "lgtoken" is from another session.',
      ],
    ],
    correct: [
      [
        'fetches a token after each log-in',
        (client) => {
          for (let time = 0; time < 2; time++) {
            client.logInAsProgram();
            watch(client, `titles=Page 1&maxlag=5&token=${client.token('watch')}`);
            client.ask('action=logout&format=json', { body: `token=${client.token('csrf')}` });
          }
        },
      ],
      ['is not logged in', (client) => watch(client, `titles=Page 1&token=${client.token('watch')}`)],
    ],
  },
  {
    id: 'no-user-agent',
    sloppy: [
      ['says nothing', (client) => client.ask(usage, { headers: { 'user-agent': '' } }), 'There is no User-Agent.'],
      [
        'lets its library speak',
        (client) => client.ask(usage, { headers: { 'user-agent': 'axios/1.7.2' } }),
        'axios/1.7.2',
      ],
      ['lets its platform speak', (client) => client.ask(usage, { headers: { 'user-agent': 'node' } }), /MyBot\/1\.2/],
    ],
    correct: [
      ['says who it is', (client) => client.ask(usage, { headers: { 'user-agent': 'nodebot/1 (me@example.org)' } })],
      [
        'says it in a browser',
        (client) => client.ask(usage, { headers: { 'user-agent': '', 'api-user-agent': 'Gadget/1' } }),
      ],
    ],
  },
  {
    id: 'no-maxlag',
    sloppy: [
      [
        'writes with a bot password',
        (client) => {
          client.logInAsProgram();
          watch(client, `titles=Page 1&token=${client.token('watch')}`);
        },
        'A bot writes (action=watch) without maxlag.',
      ],
    ],
    correct: [
      [
        'writes with maxlag, and logs out without',
        (client) => {
          client.logInAsProgram();
          watch(client, `titles=Page 1&maxlag=5&token=${client.token('watch')}`);
          client.ask('action=logout&format=json', { body: `token=${client.token('csrf')}` });
        },
      ],
      ['is no bot', (client) => watch(client, `titles=Page 1&token=${client.token('watch')}`)],
    ],
  },
];

/** What a strict wiki throws at a client. */
function objection(wiki: Wiki, work: (client: PoliteClient) => void): StrictError | undefined {
  try {
    work(new PoliteClient(wiki));
    return undefined;
  } catch (error) {
    if (error instanceof StrictError) return error;
    throw error;
  }
}

for (const release of ['1.39', '1.43'] as const) {
  describe(`a strict wiki, release ${release}`, () => {
    for (const { id, sloppy, correct } of examples) {
      for (const [name, work, message] of sloppy) {
        it(`${id}: objects to a client that ${name}`, () => {
          const error = objection(createWiki(definition, { release, strict: true }), work);
          expect(error?.violations.map((violation) => violation.id)).to.deep.equal([id]);
          expect(error?.message).to.contain(`- ${id}: `);
          if (typeof message === 'string') expect(error?.message).to.contain(message);
          else expect(error?.message).to.match(message);
        });

        it(`${id}: lets it pass where told so, and only notes it where it is not strict`, () => {
          const excepting = createWiki(definition, { release, strict: { except: [id] } });
          expect(objection(excepting, work)).to.equal(undefined);
          const lenient = createWiki(definition, { release });
          expect(objection(lenient, work)).to.equal(undefined);
          for (const wiki of [excepting, lenient]) {
            const ids = wiki.requests.flatMap(({ violations }) => violations.map((violation) => violation.id));
            expect(ids.filter((one) => one !== 'ignored-continue')).to.deep.equal([id]);
          }
        });
      }
      for (const [name, work] of correct) {
        it(`${id}: does not object to a client that ${name}`, () => {
          expect(objection(createWiki(definition, { release, strict: true }), work)).to.equal(undefined);
        });
      }
    }
  });
}

describe('docs/testing.md', () => {
  it('explains every finding', () => {
    const text = readFileSync(join(__dirname, '../../../docs/testing.md'), 'utf8');
    const explained = Array.from(text.matchAll(/^\| `([a-z-]+)` +\|/gm), ([, id]) => id);
    expect(explained).to.have.members([...violationIds]);
  });
});

describe('an objection', () => {
  const wiki = createWiki(definition, { strict: true });

  it('says what was asked, what is wrong with it, what to do, and how to let it pass', () => {
    const error = objection(wiki, (client) => client.ask(`${usage}&ulimit=max`, { headers: { 'user-agent': '' } }));
    expect(error?.message.split('\n')).to.deep.equal([
      'GET /api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json&ulimit=max',
      '- unknown-parameter: The wiki does not know the parameter "ulimit", and ignored it.',
      '  Did you mean "iulimit"?',
      '- no-user-agent: There is no User-Agent.',
      '  Send a User-Agent that names the client and how to reach you: MyBot/1.2 (https://example.org/bot; me@example.org).',
      "To let this pass: strict: { except: ['unknown-parameter', 'no-user-agent'] }",
    ]);
    expect(error?.request.parameters).to.include({ ulimit: 'max' });
    expect(wiki.requests.last?.violations).to.deep.include.members([...(error?.violations ?? [])]);
  });

  it('shows no secret', () => {
    const error = objection(wiki, (client) => client.ask('action=login&format=json&token=SECRET', { method: 'POST' }));
    expect(error?.message).to.contain('token=<hidden>').and.not.contain('SECRET');
  });

  it('can be to nothing that there is not', () => {
    expect(() => createWiki({}, { strict: { except: ['no-useragent' as ViolationId] } })).to.throw(
      RangeError,
      'createWiki: strict.except: there is no finding "no-useragent". Did you mean "no-user-agent"?',
    );
  });

  it('is never to what fails on demand', () => {
    wiki.failNext('maxlag');
    expect(objection(wiki, (client) => client.ask(usage, { headers: { 'user-agent': '' } }))).to.equal(undefined);
  });

  it('is made while a failure waits for another request', () => {
    wiki.fail({ kind: 'maxlag', when: ({ action }) => action === 'edit' });
    expect(objection(wiki, (client) => client.ask(`${usage}&ulimit=5`))?.violations).to.have.length(1);
    // The failure is meant for it, but it is wrong in itself.
    wiki.fail({ kind: 'badtoken' });
    const error = objection(wiki, (client) => watch(client, 'title=Page 1&token=x'));
    expect(error?.violations.map(({ id }) => id)).to.deep.equal(['deprecated']);
  });
});
