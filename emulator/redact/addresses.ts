import { isIP } from 'node:net';

const hiddenAddress = '<address>';

/** What looks like an address; `isIP` decides. Versions have fewer numbers, names of functions other letters. */
const versionFour = /(?<![\w.:-])\d{1,3}(?:\.\d{1,3}){3}(?!\w|\.\d)/g;
const versionSix = /\[[0-9a-f:.]{2,45}(?:%\w+)?\]|(?<![\w:.])[0-9a-f:]{2,39}(?:(?:\.\d{1,3}){3})?(?:%\w+)?(?![\w:])/gi;

/** The greater part of one, where a report cut it off. */
const cut = /(?<![\w.:-])(?:\d{1,3}\.\d{1,3}\.\d{0,3}(?:\.\d{0,3})?|(?:[0-9a-f]{1,4}:){2}[0-9a-f:]*)(?=…)/gi;

/**
 * Hides the addresses of clients and of machines behind a wiki, which debug blocks (spec 2.4), blocks and proxies show.
 *
 * @param hosts what may be shown, as it stands in addresses: `wiki.example`, `192.0.2.7:8080`
 */
export function hideAddresses(text: string, hosts: readonly string[]): string {
  const hide = (found: string, at: number, whole: string): string => {
    if (isIP(found.replace(/^\[|\]$/g, '').replace(/%\w+$/, '')) === 0) return found;
    return isShown(whole, found, at, hosts) ? found : hiddenAddress;
  };
  const shown = text.includes('::') || /:[0-9a-f]*:/i.test(text) ? text.replace(versionSix, hide) : text;
  const whole = shown.replace(versionFour, hide);
  return whole.includes('…') ? whole.replace(cut, hiddenAddress) : whole;
}

/** The wiki's own address is shown where it stands as one: behind `//`, or with its port. */
function isShown(text: string, found: string, at: number, hosts: readonly string[]): boolean {
  const port = /^:\d+/.exec(text.slice(at + found.length))?.[0] ?? '';
  if (!hosts.includes(found + port)) return false;
  return port !== '' || text.slice(0, at).endsWith('//');
}
