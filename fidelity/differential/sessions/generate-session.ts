import type { DiffParameter, DiffRequest } from '../diff-request';
import { Dice } from '../generate/dice';
import type { Vocabulary } from '../generate/vocabulary';
import type { DiffSession, SessionStep } from './session';

type SessionClientName = 'first' | 'second';

/** The session of a seed with an index: the same on every machine for a wiki with the same content. */
export function sessionAt(seed: number | string, index: number, vocabulary: Vocabulary): DiffSession {
  const writer = new SessionWriter(new Dice(`session ${seed}`, index), vocabulary);
  return { index, steps: writer.write() };
}

/** Generates one session: a log-in, actions with valid and invalid tokens, a log-out, and further requests. */
class SessionWriter {
  private readonly steps: SessionStep[] = [];
  private marks = 0;
  /** The marks of steps that returned tokens, in order. */
  private readonly tokenMarks: string[] = [];

  constructor(
    private readonly dice: Dice,
    private readonly vocabulary: Vocabulary,
  ) {}

  write(): SessionStep[] {
    const { dice } = this;
    if (dice.percent(15)) this.act('first');
    this.logIn('first');
    if (dice.percent(25)) this.logIn('second');
    if (dice.percent(85)) this.getTokens('first');
    const count = dice.between(2, 7);
    for (let done = 0; done < count; done++) this.act(dice.percent(88) ? 'first' : 'second');
    if (dice.percent(85)) this.logOut();
    for (let left = dice.between(0, 3); left > 0; left--) this.act('first');
    return this.steps;
  }

  private logIn(client: SessionClientName): void {
    const { dice } = this;
    switch (dice.weighted({ tokens: 60, older: 20, stranger: 8, wrongToken: 7, none: 5 })) {
      case 'tokens':
        this.sendLogIn(client, this.getTokens(client, 'login'), '{user}', '{password}');
        break;
      case 'older': {
        const mark = this.nextMark();
        this.post(
          client,
          [
            ['action', 'login'],
            ['lgname', '{user}'],
            ['lgpassword', '{password}'],
          ],
          mark,
        );
        this.sendLogIn(client, mark, '{user}', '{password}');
        break;
      }
      case 'stranger':
        this.sendLogIn(client, this.getTokens(client, 'login'), '{stranger}', 'wrong');
        break;
      case 'wrongToken':
        this.getTokens(client, 'login');
        this.post(client, [...logIn('{user}', '{password}'), ['lgtoken', 'wrong']]);
        break;
      case 'none':
    }
  }

  private sendLogIn(client: SessionClientName, mark: string, name: string, password: string): void {
    this.post(client, [...logIn(name, password), ['lgtoken', `{${mark}.login}`]], this.nextMark());
  }

  private getTokens(client: SessionClientName, type?: string): string {
    const { dice } = this;
    const mark = this.nextMark();
    const types = type ?? dice.oneOf(['watch|patrol|csrf', 'watch|patrol|csrf', 'csrf|watch', 'patrol|csrf', '*']);
    this.get(
      client,
      [
        ['action', 'query'],
        ['meta', 'tokens'],
        ['type', encodeURIComponent(types)],
      ],
      mark,
    );
    if (type === undefined) this.tokenMarks.push(mark);
    return mark;
  }

  /** One action of either client. */
  private act(client: SessionClientName): void {
    const { dice } = this;
    const kind = dice.weighted({ watch: 32, patrol: 22, user: 12, assertion: 10, seen: 14, tokens: 8, old: 8 });
    switch (kind) {
      case 'watch':
        this.post(client, this.watch());
        break;
      case 'patrol': {
        const parameters = this.patrol();
        this.post(client, parameters);
        if (dice.percent(30)) this.post(client, parameters);
        break;
      }
      case 'user':
        this.get(client, [
          ['action', 'query'],
          ['meta', 'userinfo'],
          ['uiprop', dice.oneOf(['groups', 'rights', 'hasmsg'])],
        ]);
        break;
      case 'assertion':
        this.get(client, [['action', 'query'], ['meta', 'tokens'], ...this.assertion()]);
        break;
      case 'seen':
        this.get(client, this.whatIsSeen());
        break;
      case 'tokens':
        this.getTokens(client);
        break;
      case 'old':
        this.withOldCookies();
    }
  }

  private watch(): DiffParameter[] {
    const { dice } = this;
    const parameters: DiffParameter[] = [['action', 'watch']];
    const page = (): string => encodeURIComponent(this.pageTitle());
    switch (dice.weighted({ title: 25, titles: 35, pageids: 20, generator: 12, none: 3, both: 5 })) {
      case 'title':
        parameters.push(['title', page()]);
        break;
      case 'titles':
        parameters.push(['titles', `${page()}%7C${page()}`]);
        break;
      case 'pageids':
        parameters.push(['pageids', `${this.pageId()}%7C${this.pageId()}`]);
        break;
      case 'generator':
        parameters.push(['generator', 'allpages'], ['gaplimit', String(dice.between(1, 4))]);
        break;
      case 'both':
        parameters.push(['title', page()], ['titles', page()]);
        break;
      case 'none':
    }
    if (dice.percent(40)) parameters.push(['unwatch', '1']);
    if (dice.percent(15)) parameters.push(['redirects', '1']);
    return [...parameters, ...this.token('watch')];
  }

  private patrol(): DiffParameter[] {
    const { dice } = this;
    const { changes = [] } = this.vocabulary;
    const change = changes.length > 0 && dice.percent(85) ? dice.oneOf(changes) : { id: 999999, revision: 999999 };
    const parameters: DiffParameter[] = [['action', 'patrol']];
    const way = dice.weighted({ rcid: 48, revid: 42, both: 5, none: 5 });
    if (way === 'rcid' || way === 'both') parameters.push(['rcid', String(change.id)]);
    if (way === 'revid' || way === 'both') parameters.push(['revid', String(change.revision)]);
    return [...parameters, ...this.token('patrol')];
  }

  /** Mostly the latest valid token; or an older one, another client's, one of another type, a wrong one, or none. */
  private token(type: 'watch' | 'patrol'): DiffParameter[] {
    const { dice, tokenMarks } = this;
    const last = tokenMarks.at(-1) ?? '0';
    switch (dice.weighted({ right: 70, older: 10, otherType: 6, wrong: 6, anonymous: 4, none: 4 })) {
      case 'right':
        return [['token', `{${last}.${type}}`]];
      case 'older':
        return [['token', `{${tokenMarks.length > 0 ? dice.oneOf(tokenMarks) : last}.${type}}`]];
      case 'otherType':
        return [['token', `{${last}.csrf}`]];
      case 'wrong':
        return [['token', '0123456789abcdef0123456789abcdef01234567%2B%5C']];
      case 'anonymous':
        return [['token', '%2B%5C']];
      case 'none':
        return [];
    }
  }

  private assertion(): DiffParameter[] {
    const { dice } = this;
    if (dice.percent(60)) return [['assert', dice.oneOf(['user', 'anon', 'bot'])]];
    return [['assertuser', dice.oneOf(['{user}', '{user}', '{stranger}'])]];
  }

  /** A request that shows what was watched or patrolled. */
  private whatIsSeen(): DiffParameter[] {
    const { dice } = this;
    const query: DiffParameter[] = [['action', 'query']];
    if (dice.percent(60)) {
      const title = encodeURIComponent(this.pageTitle());
      return [...query, ['prop', 'info'], ['inprop', 'watched'], ['titles', title]];
    }
    const properties: DiffParameter = ['rcprop', 'ids%7Cpatrolled'];
    const shown: DiffParameter[] = dice.percent(50) ? [['rcshow', dice.oneOf(['patrolled', '!patrolled'])]] : [];
    return [...query, ['list', 'recentchanges'], properties, ['rclimit', '20'], ...shown];
  }

  private logOut(): void {
    const mark = this.nextMark();
    this.get(
      'first',
      [
        ['action', 'query'],
        ['meta', 'tokens'],
      ],
      mark,
    );
    if (this.dice.percent(20))
      this.post('first', [
        ['action', 'logout'],
        ['token', 'wrong'],
      ]);
    this.post('first', [
      ['action', 'logout'],
      ['token', `{${mark}.csrf}`],
    ]);
  }

  /** The cookies after an earlier step, whose session may have ended. */
  private withOldCookies(): void {
    const { dice } = this;
    if (this.marks === 0) return;
    const cookiesOf = String(dice.between(1, this.marks));
    const request = requestOf(
      'GET',
      this.formatted([
        ['action', 'query'],
        ['meta', 'tokens%7Cuserinfo'],
      ]),
    );
    this.steps.push({ request, client: 'first', cookiesOf });
  }

  private pageTitle(): string {
    const { dice, vocabulary } = this;
    if (vocabulary.pages.length === 0 || dice.percent(20)) {
      return dice.oneOf(['Nope', 'Talk:Nope', 'Special:Foo', 'mw:X', 'a[b', 'File:Nope.png']);
    }
    return dice.oneOf(vocabulary.pages).title;
  }

  private pageId(): number {
    const { dice, vocabulary } = this;
    return vocabulary.pages.length === 0 || dice.percent(15) ? 999999 : dice.oneOf(vocabulary.pages).id;
  }

  private get(client: SessionClientName, query: DiffParameter[], mark?: string): void {
    this.push(client, requestOf('GET', this.formatted(query)), mark);
  }

  private post(client: SessionClientName, fields: DiffParameter[], mark?: string): void {
    this.push(client, requestOf('POST', this.formatted(fields)), mark);
  }

  private push(client: SessionClientName, request: DiffRequest, mark?: string): void {
    this.steps.push({ request, client, ...(mark !== undefined && { mark }) });
  }

  private formatted(parameters: readonly DiffParameter[]): DiffParameter[] {
    const { dice } = this;
    const format = dice.weighted({ json: 88, xml: 12 });
    const version: DiffParameter[] = format === 'json' && dice.percent(50) ? [['formatversion', '2']] : [];
    const errors: DiffParameter[] = dice.percent(20) ? [['errorformat', dice.oneOf(['plaintext', 'raw', 'html'])]] : [];
    return [...parameters, ['format', format], ...version, ...errors];
  }

  private nextMark(): string {
    return String(++this.marks);
  }
}

function logIn(name: string, password: string): DiffParameter[] {
  return [
    ['action', 'login'],
    ['lgname', name],
    ['lgpassword', password],
  ];
}

function requestOf(method: 'GET' | 'POST', parameters: readonly DiffParameter[]): DiffRequest {
  const common = { method, pathInfo: '', headers: [], loggedIn: false };
  if (method === 'GET') return { ...common, query: parameters };
  return { ...common, query: [], body: { contentType: 'application/x-www-form-urlencoded', fields: parameters } };
}
