import { isIP } from 'node:net';

const redactedAddress = '<address>';

/** What looks like an address; `isIP` decides. Versions have fewer numbers, and function names have other letters. */
const versionFour = /(?<![\w.:-])\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d)/g;
const versionSix = /\[[0-9a-f:.]{2,45}(?:%\w+)?\]|(?<![\w:.])[0-9a-f:]{2,39}(?:(?:\.\d{1,3}){3})?(?:%\w+)?(?![\w:])/gi;

/** The greater part of an address that a report cut off. */
const cut = /(?<![\w.:-])(?:\d{1,3}\.\d{1,3}\.\d{0,3}(?:\.\d{0,3})?|(?:[0-9a-f]{1,4}:){2}[0-9a-f:]*)(?=…)/gi;

/**
 * Redacts the addresses of clients and of machines behind a wiki, which debug blocks (spec 2.4), blocks and proxies show.
 *
 * @param hosts not redacted, as in addresses: `wiki.example`, `192.0.2.7:8080`
 */
export function redactAddresses(text: string, hosts: readonly string[]): string {
  const redact = (found: string, at: number, whole: string): string => {
    if (isIP(found.replace(/^\[|\]$/g, '').replace(/%\w+$/, '')) === 0) return found;
    return isKept(whole, found, at, hosts) ? found : redactedAddress;
  };
  const shown = text.includes('::') || /:[0-9a-f]*:/i.test(text) ? text.replace(versionSix, redact) : text;
  const whole = shown.replace(versionFour, redact);
  return whole.includes('…') ? whole.replace(cut, redactedAddress) : whole;
}

/** The wiki's own address is kept if it is written as an address: after `//`, or with its port. */
function isKept(text: string, found: string, at: number, hosts: readonly string[]): boolean {
  const port = /^:\d+/.exec(text.slice(at + found.length))?.[0] ?? '';
  if (!hosts.includes(found + port)) return false;
  return port !== '' || text.slice(0, at).endsWith('//');
}
