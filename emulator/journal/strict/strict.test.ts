import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWiki, StrictError, type ViolationId, type Wiki, type WikiDefinition } from '../../index';
import { violationIds } from './violation';
import { Client, type TestResponse, type Sent } from '../../testing/send.test-support';

const botPasswords = [{ app: 'robot', password: '0123456789abcdefghijklmnopqrstuv', grants: ['basic' as const] }];
const definition: WikiDefinition = {
  pages: Array.from({ length: 12 }, (_, index) => ({ title: `Page ${index}`, uses: ['File:Cat.jpg'] })),
  users: [
    { name: 'Alice', password: 'a', botPasswords },
    { name: 'Robot', password: 'r', groups: ['bot'] },
  ],
};

/** A client that identifies itself. */
class PoliteClient extends Client {
  override send(query: string, { headers, ...sent }: Sent = {}): TestResponse {
    const named = { 'user-agent': 'Test/1.0 (https://example.org/test)', ...headers };
    return super.send(query, { ...sent, headers: named });
  }

  /** Logs in with a bot password. */
  logInAsProgram(): void {
    this.logIn('Alice@robot', '0123456789abcdefghijklmnopqrstuv');
  }
}

const usage = 'action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';

interface Example {
  readonly id: ViolationId;
  /** What a client does wrong, and the message of the wiki. */
  readonly sloppy: readonly (readonly [name: string, work: (client: PoliteClient) => void, message: string | RegExp])[];
  /** What similar clients do right. */
  readonly correct: readonly (readonly [name: string, work: (client: PoliteClient) => void])[];
}

const watch = (client: PoliteClient, parameters: string) =>
  client.send('action=watch&format=json', { body: parameters });

const examples: readonly Example[] = [
  {
    id: 'unknown-parameter',
    sloppy: [
      [
        'misspells a parameter',
        (client) => client.send(`${usage}&iulimt=max`),
        /parameter "iulimt".*\n.*Did you mean "iulimit"\?/,
      ],
      [
        'misspells a required parameter',
        (client) => client.send('action=query&list=imageusage&iutitel=File:Cat.jpg&format=json'),
        /parameter "iutitel".*\n.*Did you mean "iutitle"\?/,
      ],
      [
        'forgets the action',
        (client) => client.send('titles=Gallery&prop=info&format=json'),
        /Without "action" the wiki returns its help page and ignores "titles", "prop"\.\n.*action=query/,
      ],
      ['forgets the prefix', (client) => client.send(`${usage}&namespace=0`), /Did you mean "iunamespace"\?/],
    ],
    correct: [
      ['spells a parameter correctly', (client) => client.send(`${usage}&iulimit=max`)],
      [
        'logs in with fields that are not the module’s own',
        (client) => client.send('action=clientlogin&format=json', { body: 'username=A&password=p&logintoken=x' }),
      ],
      ['requests help', (client) => client.send('action=help&modules=query')],
      ['is rejected', (client) => client.send('action=query&list=imageusage&callback=x&_=1&format=json')],
    ],
  },
  {
    id: 'unknown-value',
    sloppy: [
      [
        'misspells a type',
        (client) => client.send('action=query&meta=tokens&type=watch|patroll&format=json'),
        /"patroll"/,
      ],
      ['misspells a module', (client) => client.send('action=query&list=imageusges&format=json'), /"imageusage"\?/],
      ['misspells the action', (client) => client.send('action=qery&format=json'), /Did you mean "query"\?/],
    ],
    correct: [
      ['requests known types', (client) => client.send('action=query&meta=tokens&type=watch|patrol&format=json')],
    ],
  },
  {
    id: 'corrected-value',
    sloppy: [
      [
        'sets too high a limit',
        (client) => client.send(`${usage}&iulimit=5000`),
        'The value 5000 of the parameter "iulimit"',
      ],
      [
        'sends invalid UTF-8',
        (client) => client.send('action=query&requestid=%FF&format=json'),
        '"requestid" is not valid text',
      ],
      ['sends an array', (client) => client.send('action=query&titles[]=A&format=json'), 'titles=one|two'],
    ],
    correct: [
      ['sets the limit to max', (client) => client.send(`${usage}&iulimit=max`)],
      ['sends UTF-8', (client) => client.send('action=query&requestid=%C3%A9&format=json')],
    ],
  },
  {
    id: 'deprecated',
    sloppy: [
      ['logs in with the password of the account', (client) => client.logIn('Alice', 'a'), 'bot password'],
      [
        'gets its token by logging in',
        (client) => client.send('action=login&format=json', { body: 'lgname=A' }),
        'type=login',
      ],
      [
        'posts without a content type',
        (client) => client.send('action=query&format=json', { method: 'POST' }),
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
        'keeps the anonymous token after its log-in',
        (client) => {
          const token = client.token('watch');
          client.logInAsProgram();
          watch(client, `titles=Page 1&maxlag=5&token=${token}`);
        },
        'The value of "token" is that of clients who are not logged in, but the client is.',
      ],
      [
        'keeps a token across two log-ins',
        (client) => {
          client.logInAsProgram();
          const token = client.token('watch');
          client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
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
          client.send('action=login&format=json', { body: `lgname=Alice@robot&lgpassword=x&lgtoken=${token}` });
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
            client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
          }
        },
      ],
      ['is not logged in', (client) => watch(client, `titles=Page 1&token=${client.token('watch')}`)],
    ],
  },
  {
    id: 'no-user-agent',
    sloppy: [
      [
        'sends no User-Agent',
        (client) => client.send(usage, { headers: { 'user-agent': '' } }),
        'There is no User-Agent.',
      ],
      [
        'sends the User-Agent of its library',
        (client) => client.send(usage, { headers: { 'user-agent': 'axios/1.7.2' } }),
        'axios/1.7.2',
      ],
      [
        'sends the User-Agent of its platform',
        (client) => client.send(usage, { headers: { 'user-agent': 'node' } }),
        /MyBot\/1\.2/,
      ],
    ],
    correct: [
      [
        'identifies itself',
        (client) => client.send(usage, { headers: { 'user-agent': 'nodebot/1 (me@example.org)' } }),
      ],
      [
        'identifies itself in a browser',
        (client) => client.send(usage, { headers: { 'user-agent': '', 'api-user-agent': 'Gadget/1' } }),
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
          client.send('action=logout&format=json', { body: `token=${client.token('csrf')}` });
        },
      ],
      ['is not a bot', (client) => watch(client, `titles=Page 1&token=${client.token('watch')}`)],
    ],
  },
];

/** The error of a strict wiki. */
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

        it(`${id}: tolerates it if excepted, and only lists it if not strict`, () => {
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
  it('explains every violation', () => {
    const text = readFileSync(join(__dirname, '../../../docs/testing.md'), 'utf8');
    const explained = Array.from(text.matchAll(/^\| `([a-z-]+)` +\|/gm), ([, id]) => id);
    expect(explained).to.have.members([...violationIds]);
  });
});

describe('strict mode', () => {
  const wiki = createWiki(definition, { strict: true });

  it('reports the request, what is wrong with it, what to do, and how to tolerate it', () => {
    const error = objection(wiki, (client) => client.send(`${usage}&ulimit=max`, { headers: { 'user-agent': '' } }));
    expect(error?.message.split('\n')).to.deep.equal([
      'GET /api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json&ulimit=max',
      '- unknown-parameter: The wiki does not know the parameter "ulimit", and ignored it.',
      '  Did you mean "iulimit"?',
      '- no-user-agent: There is no User-Agent.',
      '  Send a User-Agent that names the client and how to reach you: MyBot/1.2 (https://example.org/bot; me@example.org).',
      "To tolerate this: strict: { except: ['unknown-parameter', 'no-user-agent'] }",
    ]);
    expect(error?.request.parameters).to.include({ ulimit: 'max' });
    expect(wiki.requests.last?.violations).to.deep.include.members([...(error?.violations ?? [])]);
  });

  it('shows no secrets', () => {
    const error = objection(wiki, (client) => client.send('action=login&format=json&token=SECRET', { method: 'POST' }));
    expect(error?.message).to.contain('token=<hidden>').and.not.contain('SECRET');
  });

  it('rejects an unknown violation in except', () => {
    expect(() => createWiki({}, { strict: { except: ['no-useragent' as ViolationId] } })).to.throw(
      RangeError,
      'createWiki: strict.except: there is no violation "no-useragent". Did you mean "no-user-agent"?',
    );
  });

  it('never objects to a request that a fault struck', () => {
    wiki.failNext('maxlag');
    expect(objection(wiki, (client) => client.send(usage, { headers: { 'user-agent': '' } }))).to.equal(undefined);
  });

  it('objects to a request while a fault waits for another one', () => {
    wiki.fail({ kind: 'maxlag', when: ({ action }) => action === 'edit' });
    expect(objection(wiki, (client) => client.send(`${usage}&ulimit=5`))?.violations).to.have.length(1);
    // The fault applies to it, but the request has an error of its own.
    wiki.fail({ kind: 'badtoken' });
    const error = objection(wiki, (client) => watch(client, 'title=Page 1&token=x'));
    expect(error?.violations.map(({ id }) => id)).to.deep.equal(['deprecated']);
  });
});
