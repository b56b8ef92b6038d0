import type { DiffParameter, DiffRequest } from '../diff-request';
import type { FormFile } from '../../multipart';
import { Dice } from '../generate/dice';
import { chosenEncoding, type Encoding } from '../generate/encode';
import type { DiffSession, SessionStep } from '../sessions/session';
import { sessionActions } from './actions';
import { type StepParameter, StepParameters } from './parameters';
import { sessionReads } from './reads';
import { picture } from './pictures';
import { accounts, administrator, anonymous, passwordOfAccounts, type Role } from './roles';
import type { SessionAction, SessionRead } from './session-action';
import { encodeSessionText, tag } from './session-text';
import { spoil } from './spoil';
import { Stage, type StagePage } from './stage';
import { pageText, reason } from './texts';
import { typeWithFile } from '../wire-form';

/** What sessions are made of. */
export interface SessionMaterial {
  /** Whether the fake has an action. */
  readonly hasAction: (name: string) => boolean;
  /** Whether the fake has a module of `action=query`. */
  readonly hasModule: (name: string) => boolean;
  /** The only actions that write. Default: all. */
  readonly onlyActions?: readonly string[];
}

/** The writing session of a seed with an index: the same on every machine for the same material. */
export function writingSessionAt(seed: number | string, index: number, material: SessionMaterial): DiffSession {
  const writer = new SessionWriter(new Dice(`writing session ${seed}`, index), material);
  return { index, steps: writer.write() };
}

/** The tokens that an account requests once it has logged in. */
const tokensOfAccounts = 'csrf|watch|patrol|rollback|userrights|createaccount';

/** Generates one session: accounts, then actions and reads of any of them. */
class SessionWriter {
  private readonly steps: SessionStep[] = [];
  private readonly stage: Stage;
  private readonly actions: readonly SessionAction[];
  private readonly reads: readonly SessionRead[];
  /** The mark of the step that returned the tokens of a client. */
  private readonly tokens = new Map<string, string>();
  private marks = 0;
  /** What is likely to come next, by name. */
  private readonly due: string[] = [];

  constructor(
    private readonly dice: Dice,
    { hasAction, hasModule, onlyActions }: SessionMaterial,
  ) {
    const isChosen = (name: string): boolean => onlyActions === undefined || onlyActions.includes(name);
    this.actions = sessionActions.filter(({ name }) => hasAction(name) && (isChosen(name) || isAlwaysNeeded(name)));
    this.reads = sessionReads.filter(({ modules }) => modules.every(hasModule));
    const possible = accounts.filter(({ groups }) => groups === undefined || hasAction('userrights'));
    const roles = [administrator, ...dice.some(possible, dice.between(1, Math.min(3, possible.length)))];
    this.stage = new Stage(dice, [...roles, anonymous], hasAction);
  }

  write(): SessionStep[] {
    const { dice, stage } = this;
    for (const role of stage.roles) this.enter(role);
    const end = this.steps.length + dice.between(8, 25);
    for (const page of dice.some(stage.pages, dice.between(1, 3))) this.begin(page);
    if (dice.percent(45) && this.actions.some(({ name }) => name === 'upload')) this.beginFile();
    while (this.steps.length < end) {
      if (dice.percent(this.hasWritten ? 58 : 100)) this.act();
      else this.readBack();
    }
    return this.steps;
  }

  private get hasWritten(): boolean {
    return this.stage.pages.some(({ marks }) => marks.length > 0);
  }

  /** Creates the account of a role, logs in and requests tokens. */
  private enter({ name, account, groups }: Role): void {
    if (name === 'anonymous') return;
    const mark = this.nextMark();
    this.plain(name, 'GET', [...tokensOf(account === undefined ? 'login' : 'createaccount|login')], mark);
    if (account !== undefined) this.plain(name, 'POST', createAccount(account, `⟨${mark}.createaccount⟩`));
    this.logIn(name, account, mark);
    if (groups && account !== undefined) this.promote(account, groups);
    this.getTokens(name);
  }

  /** @param mark of the step that returned the token for the login */
  private logIn(client: string, account: string | undefined, mark: string): void {
    const [user, password] = account === undefined ? ['⟨admin⟩', '⟨password⟩'] : [account, passwordOfAccounts];
    const parameters = this.dice.percent(25) ? logInAsPerson(user, password, mark) : logIn(user, password, mark);
    this.plain(client, 'POST', parameters);
  }

  private getTokens(client: string): void {
    const tokens = this.nextMark();
    this.plain(client, 'GET', [...tokensOf(this.dice.percent(97) ? tokensOfAccounts : 'csrf')], tokens);
    this.tokens.set(client, tokens);
  }

  /** Logs in after a logout, with new tokens. */
  private comeBack(client: string): void {
    const mark = this.nextMark();
    this.plain(client, 'GET', [...tokensOf('login')], mark);
    this.logIn(client, this.stage.roles.find(({ name }) => name === client)?.account, mark);
    this.getTokens(client);
  }

  private promote(account: string, groups: readonly string[]): void {
    const token = this.ownToken('admin', 'userrights');
    const change = [['user', account] as const, ['add', groups.join('|')] as const, ['token', token] as const];
    this.plain('admin', 'POST', [['action', 'userrights'], ...change]);
  }

  /** Edits a page, so that there is something that the other actions can work with. */
  private begin(page: StagePage): void {
    const { dice, stage } = this;
    const isOpen = !/^(?:MediaWiki|File|Template|User):/.test(page.title);
    for (let left = dice.between(1, 3); left > 0; left--) {
      const client = isOpen ? this.actor() : 'admin';
      const mark = this.nextMark();
      const parameters = new StepParameters(dice)
        .add('action', 'edit')
        .add('title', page.title)
        .add('text', pageText(stage))
        .maybe(40, 'summary', () => reason(stage));
      parameters.add('token', this.ownToken(client, 'csrf'));
      this.push(client, 'POST', parameters.list, { mark, isRead: false });
      stage.client = client;
      stage.noteEdit(page, mark);
    }
  }

  /** Uploads two versions of a file, so that one can be restored. */
  private beginFile(): void {
    const { dice, stage } = this;
    const name = `Red ${tag}.png`;
    const token = this.ownToken('admin', 'csrf');
    for (const version of [0, 1]) {
      const parameters = new StepParameters(dice).add('action', 'upload').add('filename', name);
      parameters.add('ignorewarnings', '1').add('token', token);
      this.push('admin', 'POST', parameters.list, { mark: this.nextMark(), isRead: false, file: picture(version) });
    }
    const mark = this.nextMark();
    const parameters = new StepParameters(dice).add('action', 'query').add('prop', 'imageinfo');
    parameters.add('titles', `File:${name}`).add('iiprop', 'archivename').add('iilimit', '2');
    this.push('admin', 'GET', parameters.list, { mark, isRead: true });
    stage.remember('archivename', mark);
    stage.pageTitled(`File:${name}`).exists = true;
    this.due.push('filerevert');
  }

  private act(): void {
    const { dice, stage } = this;
    const due = dice.percent(60) ? this.due.pop() : undefined;
    const action = this.actions.find(({ name }) => name === due) ?? this.chosen(this.actions);
    const client = this.actor(action.by, action.neverBy);
    const mark = this.nextMark();
    const parameters = new StepParameters(dice).add('action', action.name);
    stage.client = client;
    if (!action.write(parameters, stage, mark)) return;
    const { token, tokenParameter = 'token', followedBy = {} } = action;
    for (const [name, percent] of Object.entries(followedBy)) if (dice.percent(percent)) this.due.push(name);
    const tokens = token === undefined ? [] : this.tokenOf(client, tokenParameter, token);
    const { list, file } = parameters;
    this.push(client, dice.percent(97) ? 'POST' : 'GET', [...list, ...tokens], { mark, isRead: false, file });
    if (action.name === 'logout' && dice.percent(85)) this.comeBack(client);
  }

  private readBack(): void {
    const { dice, stage } = this;
    const read = this.chosen(this.reads);
    const mark = this.nextMark();
    const parameters = new StepParameters(dice).add('action', read.action ?? 'query');
    if (!read.read(parameters, stage, mark)) return;
    this.push(read.by?.(stage) ?? this.actor(), dice.percent(94) ? 'GET' : 'POST', parameters.list, {
      mark,
      isRead: true,
    });
  }

  private chosen<Choice extends { readonly weight: number }>(choices: readonly Choice[]): Choice {
    const weights = Object.fromEntries(choices.map(({ weight }, index) => [String(index), weight]));
    const choice = choices[Number(this.dice.weighted(weights))];
    if (!choice) throw new RangeError('There is nothing to choose from.');
    return choice;
  }

  /** The client of a step: mostly one of those who do such a thing. */
  private actor(by?: readonly string[], neverBy: readonly string[] = []): string {
    const { dice, stage } = this;
    const roles = stage.roles.filter(({ name }) => !neverBy.includes(name));
    const fit = by && dice.percent(85) ? roles.filter(({ name }) => by.includes(name)) : [];
    return this.chosen(fit.length > 0 ? fit : roles).name;
  }

  /** The token of a type that a client requested. */
  private ownToken(client: string, type: string): string {
    return `⟨${this.tokens.get(client) ?? 'none'}.${type}⟩`;
  }

  /** Mostly the token of the client; or another client's, one of another type, a wrong one, or none. */
  private tokenOf(client: string, name: string, type: string): StepParameter[] {
    const { dice } = this;
    const others = [...this.tokens.values()];
    switch (dice.weighted({ right: 91, other: 2, otherType: 2, wrong: 2, anonymous: 1, none: 2 })) {
      case 'right':
        return [[name, this.ownToken(client, type)]];
      case 'other':
        return [[name, `⟨${dice.oneOf(others)}.${type}⟩`]];
      case 'otherType':
        return [[name, this.ownToken(client, dice.oneOf(['watch', 'patrol', 'csrf']))]];
      case 'wrong':
        return [[name, dice.oneOf(['0123456789abcdef0123456789abcdef01234567+\\', 'x', ''])]];
      case 'anonymous':
        return [[name, '+\\']];
      case 'none':
        return [];
    }
  }

  /** A step whose parameters are sent as they are, in JSON. */
  private plain(client: string, method: Method, parameters: readonly StepParameter[], mark?: string): void {
    const encoded = encodedWith([...parameters, ['format', 'json'], ['formatversion', '2']], encodeURIComponent);
    this.steps.push({ request: requestOf(method, encoded), client, ...(mark !== undefined && { mark }) });
  }

  private push(
    client: string,
    method: Method,
    parameters: readonly StepParameter[],
    { mark, isRead, file }: Sent,
  ): void {
    const { dice } = this;
    const encode = chosenEncoding(dice);
    const encodeText = (text: string): string => encodeSessionText(text, encode);
    const given = dice.percent(10) ? spoil(parameters, dice, encodeText, isRead) : encodedWith(parameters, encode);
    const general = encodedWith(this.general(client), encode);
    const all = dice.percent(10) ? dice.shuffled([...given, ...general]) : [...given, ...general];
    const request = requestOf(method, all, { inQuery: dice.percent(6) ? dice.below(all.length) : 0, file });
    // A job marks as seen what changed before the second in which it was asked for.
    const isJob = parameters.some(([name]) => name === 'entirewatchlist');
    // Real wikis wait, or fail, where a file changes twice within a second (writing 11.2).
    const changesFile = parameters.some(([, value]) => value === 'upload' || value === 'filerevert');
    this.steps.push({ request, client, mark, ...((dice.percent(12) || isJob || changesFile) && { waits: true }) });
  }

  /** The parameters that every action has. */
  private general(client: string): StepParameter[] {
    const { dice } = this;
    const parameters = new StepParameters(dice);
    // A page with the administrator's number of edits would differ: earlier sessions count.
    const isPage = client !== 'admin' && dice.percent(4);
    const format = dice.weighted({ json: 66, xml: 16, php: 14, none: 2, wrong: client === 'admin' ? 0 : 2 });
    if (isPage) parameters.maybe(60, 'format', () => dice.oneOf(['jsonfm', 'xmlfm', 'phpfm']));
    else parameters.add('format', format === 'wrong' ? 'foo' : format);
    parameters.maybe(45, 'formatversion', () => dice.oneOf(['2', '2', '2', 'latest', '1']));
    parameters.maybe(22, 'errorformat', () => dice.oneOf(['plaintext', 'wikitext', 'html', 'raw', 'none', 'bc']));
    parameters.maybe(4, 'assert', () => dice.oneOf(['user', 'anon', 'bot']));
    parameters.maybe(2, 'assertuser', () => dice.oneOf(['⟨admin⟩', this.stage.user()]));
    parameters.flag(3, 'curtimestamp').maybe(2, 'requestid', () => dice.oneOf(['7', 'ü']));
    return parameters.list;
  }

  private nextMark(): string {
    return String(++this.marks);
  }
}

type Method = 'GET' | 'POST';

/** What a step has besides its parameters. */
interface Sent {
  readonly mark: string;
  readonly isRead: boolean;
  readonly file?: FormFile | undefined;
}

/** Pages come from edits, whichever other action is looked at. */
function isAlwaysNeeded(action: string): boolean {
  return action === 'edit';
}

function tokensOf(types: string): StepParameter[] {
  return [
    ['action', 'query'],
    ['meta', 'tokens'],
    ['type', types],
  ];
}

function logIn(user: string, password: string, mark: string): StepParameter[] {
  return [
    ...[['action', 'login'] as const, ['lgname', user] as const, ['lgpassword', password] as const],
    ['lgtoken', `⟨${mark}.login⟩`],
  ];
}

function logInAsPerson(user: string, password: string, mark: string): StepParameter[] {
  return [
    ...[['action', 'clientlogin'] as const, ['loginreturnurl', 'http://example.org/'] as const],
    ...[['username', user] as const, ['password', password] as const],
    ['logintoken', `⟨${mark}.login⟩`],
  ];
}

function createAccount(name: string, token: string): StepParameter[] {
  return [
    ...[['action', 'createaccount'] as const, ['createreturnurl', 'http://example.org/'] as const],
    ...[
      ['username', name] as const,
      ['password', passwordOfAccounts] as const,
      ['retype', passwordOfAccounts] as const,
    ],
    ['createtoken', token],
  ];
}

function encodedWith(parameters: readonly StepParameter[], encode: Encoding): DiffParameter[] {
  return parameters.map(([name, value]): DiffParameter => {
    return value === undefined ? [encode(name)] : [encode(name), encodeSessionText(value, encode)];
  });
}

/** @param inQuery how many parameters of a POST request are in its address */
interface Posted {
  /** How many parameters are sent in the address. */
  readonly inQuery: number;
  readonly file: FormFile | undefined;
}

function requestOf(
  method: Method,
  parameters: readonly DiffParameter[],
  { inQuery, file }: Posted = { inQuery: 0, file: undefined },
): DiffRequest {
  const common = { method, pathInfo: '', headers: [], loggedIn: false };
  if (method === 'GET') return { ...common, query: parameters };
  const fields = parameters.slice(inQuery);
  const contentType = file ? typeWithFile : 'application/x-www-form-urlencoded';
  const body = { contentType, fields, ...(file && { file }) };
  return { ...common, query: parameters.slice(0, inQuery), body };
}
