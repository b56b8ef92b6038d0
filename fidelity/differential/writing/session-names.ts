import type { Credentials } from '../../../conformance/targets/log-in';
import type { PlayedSession } from './play-writing-session';

const digits = 36;
const secondsInTag = 6;
const countInTag = 3;

/**
 * Names that no earlier session of any run used: of a page, an account and a client. On this machine a client comes from an
 * address of its own, so that blocks of addresses and limits end with the session.
 *
 * @returns the names of the next session, on the wiki of a host that sees this machine at an address
 */
export function sessionNames({
  name,
  password,
}: Credentials): (host: string, remoteAddress: string) => Omit<PlayedSession, 'session'> {
  const start = Math.floor(Date.now() / 1000);
  let played = 0;
  return (host, remoteAddress) => {
    const number = ++played;
    // The same length each time: sizes of texts depend on it.
    const tag = `z${text(start, secondsInTag)}${text(number, countInTag)}`;
    const names = { tag, admin: name, password };
    const isHere = /^(?:127\.\d+\.\d+\.\d+|localhost)$/.test(host);
    if (!isHere) return { names: { ...names, address: remoteAddress } };
    const from = loopback(start * 31 + number);
    return { names: { ...names, address: from }, from };
  };
}

function text(number: number, length: number): string {
  return number.toString(digits).slice(-length).padStart(length, '0');
}

/** An address of this machine other than that of most programs; all have the same length. */
function loopback(number: number): string {
  const [low, middle, high] = [number % 150, Math.floor(number / 150) % 150, Math.floor(number / 22_500) % 100];
  return `127.${100 + high}.${100 + middle}.${100 + low}`;
}
