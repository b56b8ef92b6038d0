import { expect } from 'chai';

import { formOf } from '../wire-form';
import type { DiffRequest } from '../diff-request';
import type { DiffSession, SessionStep } from '../sessions/session';
import type { FakeSide, SessionTime } from './play-writing-session';
import { runWritingSessions, type WritingResult } from './run-writing-sessions';

/** Time that passes only where something waits for it. */
class MadeUpTime implements SessionTime {
  private time = Date.parse('2026-01-31T12:00:00Z');

  now(): number {
    return this.time;
  }

  sleep(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    return Promise.resolve();
  }
}

interface Entry {
  readonly id: number;
  readonly parent: number;
  readonly tag: string;
}

/** A wiki with a page for each session, whose ids count on from a number. What it responds, a subclass can get wrong. */
class MadeUpWiki implements FakeSide {
  protected entries: Entry[] = [];
  private readonly ofSessions = new Map<string, Entry[]>();
  protected clock: number | undefined;

  constructor(
    protected last: number,
    private readonly time: SessionTime,
  ) {}

  stopClock(time: number): void {
    this.clock = time;
  }

  sendInSession(request: DiffRequest): Promise<{ status: number; headers: [string, string][]; body: Buffer }> {
    const name = request.query[0]?.[1] ?? '';
    this.entries = this.ofSessions.get(name) ?? [];
    this.ofSessions.set(name, this.entries);
    const edits = formOf(request.query).includes('edit');
    const result = edits ? { edit: this.edit() } : { query: { logevents: this.log() } };
    const body = Buffer.from(JSON.stringify(result));
    return Promise.resolve({ status: 200, headers: [['Content-Type', 'application/json']], body });
  }

  protected edit(): object {
    this.last += 1;
    this.entries.push({ id: this.last, parent: this.entries.at(-1)?.id ?? 0, tag: 'mw-undo' });
    const newtimestamp = new Date(this.clock ?? this.time.now()).toISOString().replace(/\.\d+/, '');
    return { newrevid: this.last, newtimestamp };
  }

  protected log(): object[] {
    return this.entries.map(({ id, parent, tag }) => ({ logid: id, revid: id, parentid: parent, tags: [tag] }));
  }
}

class WrongParent extends MadeUpWiki {
  protected override log(): object[] {
    const first = this.entries[0]?.id;
    return super.log().map((entry, index) => (index < 2 ? entry : { ...entry, parentid: first }));
  }
}

class WrongOrder extends MadeUpWiki {
  protected override log(): object[] {
    return super.log().toReversed();
  }
}

class WrongTag extends MadeUpWiki {
  protected override log(): object[] {
    return super.log().map((entry, index) => (index < 2 ? entry : { ...entry, tags: [] }));
  }
}

class SkipsIds extends MadeUpWiki {
  protected override edit(): object {
    if (this.entries.length === 1) this.last += 1;
    return super.edit();
  }
}

class WrongTime extends MadeUpWiki {
  protected override edit(): object {
    this.clock = (this.clock ?? 0) - 1000;
    return super.edit();
  }
}

const step = (what: string, more: Partial<SessionStep> = {}): SessionStep => ({
  request: { method: 'GET', pathInfo: '', query: [[what, '{tag}']], headers: [], loggedIn: false },
  client: 'admin',
  ...more,
});
const session: DiffSession = {
  index: 4,
  steps: [
    step('log'),
    step('edit'),
    step('edit'),
    step('log'),
    step('edit', { waits: true }),
    step('log'),
    step('log'),
  ],
};

/** The same with requests that may write. */
function posted({ index, steps }: DiffSession): DiffSession {
  return { index, steps: steps.map((one) => ({ ...one, request: { ...one.request, method: 'POST' } })) };
}

async function run(fake: typeof MadeUpWiki, slowly?: 'responds' | 'settles'): Promise<WritingResult> {
  const time = new MadeUpTime();
  const wiki = new MadeUpWiki(5000, time);
  let played = 0;
  return runWritingSessions({
    places: [
      {
        endpoints: {
          wiki: {
            sendInSession: async (request) => {
              const response = await wiki.sendInSession(request);
              // Only the first session is slow.
              if (slowly === 'responds' && played === 1) await time.sleep(1100);
              return response;
            },
            settle: async () => {
              if (slowly === 'settles' && played === 1) await time.sleep(1100);
            },
          },
          newFake: () => new fake(1, time),
        },
        newNames: () => ({ names: { tag: `z${++played}` } }),
        time,
      },
    ],
    sessions: [slowly === 'settles' ? posted(session) : session],
  });
}

describe('a run of writing sessions', () => {
  it('finds no difference in ids that count from different numbers', async () => {
    const result = await run(MadeUpWiki);
    expect(result).to.deep.include({ sessions: 1, steps: 7, differing: [], withoutResponse: [], repeated: 0 });
  });

  const broken: readonly [string, typeof MadeUpWiki, kind: string][] = [
    ['names a wrong parent', WrongParent, 'body $.query.logevents[].parentid'],
    ['lists a log in the wrong order', WrongOrder, 'body $.query.logevents[].revid'],
    ['forgets a tag', WrongTag, 'body $.query.logevents[].tags[]'],
    ['skips an id', SkipsIds, 'body $.edit.newrevid'],
    ['is a second late', WrongTime, 'body $.edit.newtimestamp'],
  ];
  for (const [title, fake, kind] of broken) {
    it(`finds a fake that ${title}`, async () => {
      const { differing } = await run(fake);
      expect(differing.map(({ found }) => found.difference.kind)).to.deep.equal([kind]);
    });
  }

  it('removes the steps that a difference does not need, and names the reason', async () => {
    const [found] = (await run(WrongParent)).differing;
    expect(found?.steps.map(({ request }) => request.query[0]?.[0])).to.deep.equal(['edit', 'edit', 'edit', 'log']);
    expect(found?.found.difference.at).to.match(
      /parentid \(revision 2 of the emulator was \d+ of the wiki before, not \d+/,
    );
  });

  for (const what of ['responds', 'settles'] as const) {
    it(`plays a session again if a second passed while the wiki ${what}`, async () => {
      class LateOnce extends MadeUpWiki {
        static fakes = 0;
        private readonly isFirst = LateOnce.fakes++ === 0;
        protected override edit(): object {
          return { ...super.edit(), ...(this.isFirst && { late: true }) };
        }
      }
      const result = await run(LateOnce, what);
      expect(result).to.deep.include({ differing: [], repeated: 1 });
    });
  }

  it('spreads the sessions over several wikis, one at a time on each', async () => {
    const played: string[][] = [[], []];
    const places = played.map((tags) => {
      const time = new MadeUpTime();
      const wiki = new MadeUpWiki(5000, time);
      let names = 0;
      return {
        endpoints: {
          wiki: {
            sendInSession: async (request: DiffRequest) => {
              tags.push(request.query[0]?.[1] ?? '');
              return wiki.sendInSession(request);
            },
          },
          newFake: () => new WrongTag(1, time),
        },
        newNames: () => ({ names: { tag: `z${++names}` } }),
        time,
      };
    });
    const short = session.steps.slice(0, 4);
    const sessions = [5, 6, 7, 8, 9].map((index) => ({ index, steps: index < 8 ? short : session.steps }));
    const result = await runWritingSessions({ places, sessions });
    expect(result).to.deep.include({ sessions: 5, withoutResponse: [] });
    expect(result.differing.map(({ index }) => index)).to.deep.equal([8, 9]);
    for (const tags of played) {
      expect(new Set(tags)).to.have.property('size').that.is.at.least(2);
      // A name that comes back later would be of two sessions at once.
      expect(tags.filter((tag, place) => tag !== tags[place - 1])).to.deep.equal([...new Set(tags)]);
    }
  });
});
