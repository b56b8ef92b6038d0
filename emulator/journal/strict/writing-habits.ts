import { createHash } from 'node:crypto';
import { requestedAction } from '../../modules/main';
import { queryPath } from '../../modules/module';
import { splitValues } from '../../request/decoded-parameters';
import { sentParameters, type Exchange } from '../recorded-exchange';
import { resultMember } from './result-member';
import { sessionIn } from './session-tokens';
import type { Violation } from './violation';
import { changesContent } from './write-violations';
import { LimitedMap } from '../../model/limited-map';

/** What is known of the writing in one session. */
interface Session {
  /** The types of the tokens that were fetched, each with the number of writes since. */
  readonly writesSinceFetch: Map<string, number>;
  /** The edit that the wiki did not save, if the client has not repeated it. */
  unsaved?: string | undefined;
  /** The last edit that changed nothing. */
  unchanged?: string | undefined;
  /** The arrivals of the last write and of those that it overlapped. */
  writes: readonly number[];
}

/** How many sessions are remembered; the oldest are forgotten first. */
const maximumSessions = 1000;

/** What a reviewer would object to in a sequence of requests that write. */
export class WritingHabits {
  private readonly sessions = new LimitedMap<string, Session>(maximumSessions);

  /** Reviews a request, and remembers what the next ones in the same session are compared with. */
  review(exchange: Exchange): readonly Violation[] {
    const sent = sentParameters(exchange);
    const session = this.sessionOf(exchange);
    const action = requestedAction(sent);
    const parallel = changesContent(action) && overlapsWrite(session, exchange) ? [parallelWrites] : [];
    const other = noteRequest(session, exchange, sent, action);
    return other ? [...parallel, other] : parallel;
  }

  clear(): void {
    this.sessions.clear();
  }

  private sessionOf({ request }: Exchange): Session {
    const id = sessionIn(request.headers.cookie);
    const session: Session = this.sessions.get(id) ?? { writesSinceFetch: new Map<string, number>(), writes: [] };
    this.sessions.delete(id);
    this.sessions.set(id, session);
    return session;
  }
}

/** Remembers a request, and objects to it because of earlier ones. */
function noteRequest(
  session: Session,
  exchange: Exchange,
  sent: ReadonlyMap<string, string>,
  action: string,
): Violation | undefined {
  if (action === queryPath) return noteTokens(session, sent);
  if (exchange.observed?.error) {
    // A token may have to be fetched again after an error.
    session.writesSinceFetch.clear();
    return undefined;
  }
  if (!changesContent(action)) return undefined;
  for (const [type, count] of session.writesSinceFetch) session.writesSinceFetch.set(type, count + 1);
  return noteWrite(session, exchange, sent);
}

/** The types of tokens that change no content. */
const typesForAccounts = new Set(['login', 'createaccount']);

/** Objects to a token of a type that the client has fetched before, if it has used that one for a single write. */
function noteTokens({ writesSinceFetch }: Session, sent: ReadonlyMap<string, string>): Violation | undefined {
  if (!splitValues(sent.get('meta') ?? '').includes('tokens')) return undefined;
  const types = splitValues(sent.get('type') ?? 'csrf').filter((type) => !typesForAccounts.has(type));
  const isRepetition = types.length > 0 && types.every((type) => writesSinceFetch.get(type) === 1);
  for (const type of types) writesSinceFetch.set(type, 0);
  return isRepetition ? tokenPerWrite : undefined;
}

function noteWrite(session: Session, exchange: Exchange, sent: ReadonlyMap<string, string>): Violation | undefined {
  const { unsaved, unchanged } = session;
  const page = `${requestedAction(sent)} ${sent.get('title') ?? sent.get('pageid') ?? ''}`;
  const edit = contentOf(sent);
  const result = exchange.observed?.edit;
  const isUnchanged = resultMember(result, 'nochange') === true;
  session.unsaved = resultMember(result, 'result') === 'Failure' ? page : undefined;
  session.unchanged = isUnchanged ? edit : undefined;
  if (unsaved !== undefined && unsaved !== page) return ignoredFailure;
  return isUnchanged && unchanged === edit ? ignoredNoChange : undefined;
}

/** Whether a write came before the response to an earlier one was delivered. Requests without a session may be of several clients. */
function overlapsWrite(session: Session, { request }: Exchange): boolean {
  const { arrival } = request;
  if (!arrival || sessionIn(request.headers.cookie) === '') return false;
  const overlapped = session.writes.filter((id) => arrival.during.includes(id));
  session.writes = [...overlapped, arrival.id];
  return overlapped.length > 0;
}

const contentParameters = ['title', 'pageid', 'section', 'text', 'appendtext', 'prependtext'];

/** Equal for equal edits; the texts may be long. */
function contentOf(sent: ReadonlyMap<string, string>): string {
  return createHash('sha1')
    .update(JSON.stringify(contentParameters.map((name) => sent.get(name))))
    .digest('base64');
}

const tokenPerWrite: Violation = {
  id: 'token-per-write',
  message: 'The client fetched a token again after a single write.',
  advice: 'Keep the token for the session, and fetch another one only after the error badtoken or a new log-in.',
};

const parallelWrites: Violation = {
  id: 'parallel-writes',
  message: 'The client wrote before it had the response to its write before.',
  advice: 'Write one at a time: wait for the response to each write before the next one is sent.',
};

const ignoredFailure: Violation = {
  id: 'ignored-result',
  message: 'The wiki did not save the edit before this one (result: "Failure"), and the client continued.',
  advice: 'Check "result" in the response to every edit, and stop or solve the captcha unless it is "Success".',
};

const ignoredNoChange: Violation = {
  id: 'ignored-result',
  message: 'The client sent the same edit again, although it had changed nothing ("nochange").',
  advice: 'Check "nochange" in the response to an edit: the page has this text already.',
};
