import { hostProtocols, plainProtocols } from '../releases/protocols';

const protocols = [...hostProtocols.map((name) => `${name}://`), ...plainProtocols.map((name) => `${name}:`)];

const STARTS_WITH_PROTOCOL = new RegExp(`^ *(?:${protocols.join('|')}|//)`, 'i');

/** Whether a target is an address, and no title. */
export function startsWithProtocol(target: string): boolean {
  return STARTS_WITH_PROTOCOL.test(target);
}
