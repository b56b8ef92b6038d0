import { expect } from 'chai';
import { createWiki, type Wiki } from '../index';
import { bothReleases, Client, send } from '../testing/send.test-support';

type Limits = Record<string, Record<string, { hits: number; seconds: number }>>;

/** A wiki with one change, whose accounts may patrol it. */
function limitedWiki(rateLimits: Limits, release: '1.39' | '1.43' = '1.43', site: object = {}): Wiki {
  const may = { rights: { patrol: true, autopatrol: true } };
  return createWiki(
    {
      site: { rateLimits, groups: { '*': may }, ...site },
      users: [
        { name: 'Bob', password: 'b' },
        { name: 'Admin', password: 'a', groups: ['sysop'] },
      ],
      pages: [{ title: 'A', text: 'x' }],
      changes: [{ id: 101, type: 'new', page: 'A', user: '192.0.2.1', timestamp: '2026-01-31T11:00:00Z' }],
    },
    { release, seed: 1, now: '2026-01-31T12:00:00Z' },
  );
}

function clientOf(wiki: Wiki, name = 'Bob', password = 'b'): Client {
  const client = new Client(wiki);
  client.logIn(name, password);
  return client;
}

function patrol(client: Client, rest = '', rcid = 101): string {
  const body = `rcid=${rcid}&token=${client.token('patrol')}`;
  const response = client.send(`action=patrol&format=json&formatversion=2${rest}`, { body }).body;
  return /"code":"([a-z]+)"/.exec(response)?.[1] ?? (response.startsWith('{"patrol"') ? 'patrolled' : response);
}

/** What real wikis of 1.43 responded with these limits of `patrol` and `createaccount` ($wgRateLimits). */
describe('rate limits', () => {
  const times = (count: number, run: () => string) => Array.from({ length: count }, run);
  const once = { hits: 1, seconds: 3600 };
  const twice = { hits: 2, seconds: 3600 };
  const limited = 'ratelimited';

  it('count what a user patrols, and nothing that fails before', () => {
    const client = clientOf(limitedWiki({ patrol: { user: twice } }));
    expect(times(3, () => patrol(client, '', 99))).to.deep.equal(['nosuchrcid', 'nosuchrcid', 'nosuchrcid']);
    expect(times(4, () => patrol(client))).to.deep.equal(['patrolled', 'patrolled', limited, limited]);
  });

  it('end with the clock of the wiki', () => {
    const wiki = limitedWiki({ patrol: { user: { hits: 1, seconds: 60 } } });
    const client = clientOf(wiki);
    expect(times(2, () => patrol(client))).to.deep.equal(['patrolled', limited]);
    wiki.clock.advance('59 seconds');
    expect(patrol(client)).to.equal(limited);
    wiki.clock.advance('1 second');
    expect(times(2, () => patrol(client))).to.deep.equal(['patrolled', limited]);
  });

  it('do not concern users with the right noratelimit, and allow what the most generous group allows', () => {
    const patrolLimits = { user: once, bot: { hits: 3, seconds: 60 } };
    const admin = clientOf(limitedWiki({ patrol: patrolLimits }), 'Admin', 'a');
    expect(new Set(times(5, () => patrol(admin)))).to.deep.equal(new Set(['patrolled']));
    const groups = { '*': { rights: { patrol: true, autopatrol: true } }, sysop: { rights: { noratelimit: false } } };
    const restricted = limitedWiki({ patrol: { user: once, sysop: { hits: 3, seconds: 60 } } }, '1.43', { groups });
    const other = clientOf(restricted, 'Admin', 'a');
    expect(times(4, () => patrol(other))).to.deep.equal(['patrolled', 'patrolled', 'patrolled', limited]);
  });

  it('for new users are those by address too', () => {
    const site = { autopromotion: { autoconfirmed: { edits: 50 } } };
    const limits = { user: once, newbie: { hits: 3, seconds: 60 }, ip: { hits: 2, seconds: 60 } };
    const wiki = limitedWiki({ patrol: limits }, '1.43', site);
    const client = clientOf(wiki);
    expect(times(3, () => patrol(client))).to.deep.equal(['patrolled', 'patrolled', limited]);
    const query = 'action=query&meta=userinfo&uiprop=ratelimits&format=json&formatversion=2';
    expect(client.send(query).body).to.contain(
      '"patrol":{"user":{"hits":1,"seconds":3600},"ip":{"hits":2,"seconds":60},"newbie":{"hits":3,"seconds":60}}',
    );
    const confirmed = clientOf(limitedWiki({ patrol: { ip: once, newbie: once } }));
    expect(times(3, () => patrol(confirmed))).to.deep.equal(['patrolled', 'patrolled', 'patrolled']);
  });

  it('are an error in every format', () => {
    const client = clientOf(limitedWiki({ patrol: { user: { hits: 0, seconds: 60 } } }));
    const token = client.token('patrol');
    const of = (rest: string) =>
      client.send(`action=patrol&format=json&formatversion=2${rest}`, { body: `rcid=101&token=${token}` }).body;
    const text = "You've exceeded your rate limit. Please wait some time and try again.";
    expect(of('')).to.contain(`{"error":{"code":"ratelimited","info":"${text}",`);
    for (const [parameters, entry] of [
      ['&errorformat=raw', '"key":"apierror-ratelimited","params":[]'],
      ['&errorformat=html', `"html":"${text}"`],
      ['&errorformat=wikitext&uselang=qqx', '"text":"(apierror-ratelimited)"'],
      [
        '&errorformat=plaintext&uselang=de',
        '"text":"Du hast dein Aktionslimit überschritten. Bitte warte etwas und versuche es später erneut."',
      ],
    ] as const) {
      expect(of(parameters)).to.contain(`{"errors":[{"code":"ratelimited",${entry},"module":"patrol"}]`);
    }
  });

  function create(client: Client, name: string, password = 'Zxcv-9988-uio'): string {
    const token = client.token('createaccount');
    const fields = `createtoken=${token}&createreturnurl=http://x.example/&username=${name}&password=${password}&retype=${password}`;
    const { createaccount } = client.send('action=createaccount&format=json', { body: fields }).json() as {
      createaccount: { status: string; messagecode?: string };
    };
    return createaccount.messagecode ?? createaccount.status;
  }

  it('count an account that is created twice, and a name that is refused once', () => {
    const three = { createaccount: { user: { hits: 3, seconds: 3600 } } };
    let number = 0;
    const created = clientOf(limitedWiki(three));
    expect(times(3, () => create(created, `New${number++}`))).to.deep.equal(['PASS', limited, limited]);
    const taken = clientOf(limitedWiki(three));
    expect(times(4, () => create(taken, 'Bob'))).to.deep.equal(['userexists', 'userexists', 'userexists', limited]);
    const invalid = clientOf(limitedWiki({ createaccount: { user: twice } }));
    expect(times(3, () => create(invalid, 'Inva|id'))).to.deep.equal(['invaliduser', 'invaliduser', limited]);
    const short = clientOf(limitedWiki({ createaccount: { user: twice } }));
    expect(times(2, () => create(short, 'New', 'x'))).to.deep.equal(['passwordtooshort', limited]);
    expect(create(clientOf(limitedWiki({ createaccount: { user: once } })), 'New')).to.equal(limited);
  });

  it('by address, or for all without an account, concern those who create their own', () => {
    for (const kind of ['ip', 'anon']) {
      expect(create(new Client(limitedWiki({ createaccount: { [kind]: once } })), 'New')).to.equal(limited);
    }
    for (const kind of ['user', 'newbie']) {
      expect(create(new Client(limitedWiki({ createaccount: { [kind]: once } })), 'New')).to.equal('PASS');
    }
  });

  it('do not stop the same actions of 1.39', () => {
    const client = clientOf(limitedWiki({ patrol: { user: once } }, '1.39'));
    expect(times(3, () => patrol(client))).to.deep.equal(['patrolled', 'patrolled', 'patrolled']);
  });

  for (const release of bothReleases) {
    it(`are reported by uiprop=ratelimits beside those of a fresh wiki, release ${release}`, () => {
      const wiki = limitedWiki({ patrol: { anon: { hits: 9, seconds: 9 }, ip: { hits: 2, seconds: 60 } } }, release);
      const { body } = send(wiki, 'action=query&meta=userinfo&uiprop=ratelimits&format=json');
      expect(body)
        .to.contain('"edit":{"ip":{"hits":8,"seconds":60}}')
        .and.to.contain('"patrol":{"anon":{"hits":9,"seconds":9},"ip":{"hits":2,"seconds":60}}');
    });
  }

  it('are kept by snapshots and forgotten by reset()', () => {
    const wiki = limitedWiki({ patrol: { user: once } });
    expect(patrol(clientOf(wiki))).to.equal('patrolled');
    expect(patrol(clientOf(wiki))).to.equal(limited);
    wiki.reset();
    expect(patrol(clientOf(wiki))).to.equal('patrolled');
  });
});
