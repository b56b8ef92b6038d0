import { VectorSession, type Account, type SendVector } from '../vectors/vector-session';
import { withPlaceholders, type Sequence, type Step } from './sequence';

/** The wiki that a sequence is played on. */
export interface Stage {
  readonly send: SendVector;
  /** The address of `api.php` as the wiki itself knows it, which its errors name. */
  readonly api: string;
  /** Those of the wiki, with their passwords. */
  readonly accounts: readonly Account[];
  /** How many log entries it has at first. */
  readonly logs?: number;
  /** The wiki's time, in milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (seconds: number) => void | Promise<void>;
}

/**
 * Sends the requests of a sequence, one after another.
 *
 * @returns the responses, with placeholders
 */
export async function playSequence({ name, steps }: Sequence, stage: Stage): Promise<string[]> {
  const sessions = new Map<string | undefined, VectorSession>();
  const responses: string[] = [];
  const bodies: string[] = [];
  // A time of an earlier request stays as it is in all responses.
  let sent = '';
  for (const [index, step] of steps.entries()) {
    if (step.wait > 0) await stage.wait(step.wait);
    let session = sessions.get(step.as);
    if (!session) {
      sessions.set(step.as, (session = new VectorSession(stage.send)));
      if (step.as !== undefined) await logIn(session, step.as, stage.accounts, `${name}, step ${index + 1}`);
    }
    sent += ` ${step.query} ${step.body ?? ''} ${step.xml ?? ''}`;
    const { body, text } = await sendStep(step, session, stage, sent, bodies);
    bodies.push(body);
    responses.push(text);
  }
  return responses;
}

async function logIn(session: VectorSession, user: string, accounts: readonly Account[], where: string): Promise<void> {
  // `Bob/2` is a second session of Bob.
  const [name = '', ...password] = user.replace(/\/\d+$/, '').split(':');
  const account = accounts.find((each) => each.name === name);
  const reason = await session.logIn(name, password[0] ?? account?.password ?? '');
  if (reason !== 'Success') throw new Error(`${where}: ${user} cannot log in: ${reason}`);
}

const boundary = 'SequenceBoundary';

/** The fields of a form and a file, one character per byte. */
function multipart(form: string, xml: string): string {
  const fields = Array.from(new URLSearchParams(form), ([name, value]) => [`"${name}"`, value]);
  fields.push(['"xml"; filename="pages.xml"\r\nContent-Type: text/xml', xml]);
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`).toString('latin1');
}

function timeOfEdit(response = ''): string {
  return /"newtimestamp":"([^"]+)"/.exec(response)?.[1] ?? '';
}

async function sendStep(
  { query, body, xml, shows }: Step,
  session: VectorSession,
  { send, api, now, logs = 0 }: Stage,
  sent: string,
  bodies: readonly string[],
) {
  const tokens = new Map<string, string>();
  for (const [, type = ''] of `${query} ${body ?? ''}`.matchAll(/\{([a-z]+) token\}/g)) {
    if (!tokens.has(type)) tokens.set(type, encodeURIComponent(await session.token(type)));
  }
  const insert = (text: string) =>
    text
      .replace(/\{([a-z]+) token\}/g, (_, type: string) => tokens.get(type) ?? '')
      .replace(/\{log (\d+)\}/g, (_, id: string) => String(logs + Number(id)))
      .replace(/\{time of step (\d+)\}/g, (_, step: string) => timeOfEdit(bodies[Number(step) - 1]));
  const filled = body === undefined ? undefined : insert(body);
  const response = await send({
    method: body === undefined ? 'GET' : 'POST',
    query: insert(query),
    headers: {
      ...(session.cookie !== '' && { Cookie: session.cookie }),
      ...(xml !== undefined && { 'Content-Type': `multipart/form-data; boundary=${boundary}` }),
    },
    body: filled === undefined || xml === undefined ? filled : multipart(filled, xml),
  });
  session.keep(response.headers);
  const lines = shows.flatMap((name) =>
    response.headers
      .filter(([header]) => header.toLowerCase() === name.toLowerCase())
      .map(([header, value]) => `${header}: ${value}\n`),
  );
  const shown = lines.length > 0 ? `${lines.join('')}\n` : '';
  const received = Buffer.from(response.body).toString();
  const text = shown + received;
  return { body: received, text: withPlaceholders(text, { api, now: now(), sent, logs }) };
}
