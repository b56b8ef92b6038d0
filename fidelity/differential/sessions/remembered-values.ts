import { anonymousToken } from '../../../emulator/text/anonymous-token';
import type { DiffResponse } from '../diff-response';

/** The members whose values later steps of a session send, and what they send if no response had such a member. */
const members: Readonly<Record<string, string>> = {
  pageid: '999999999',
  newrevid: '999999999',
  oldrevid: '999999999',
  revid: '999999999',
  rcid: '999999999',
  logid: '999999999',
  userid: '999999999',
  id: '999999999',
  newtimestamp: '2001-01-01T00:00:00Z',
  timestamp: '2001-01-01T00:00:00Z',
  filekey: 'none.1.png',
  archivename: '20010101000000!None.png',
};

/** The tokens in a response by type, and the first value of each member that later steps send, in any readable format. */
export function rememberedValues({ body }: DiffResponse): Map<string, string> {
  const text = Buffer.from(body).toString();
  const found = new Map<string, string>();
  for (const [, type = 'login', token = ''] of text.matchAll(tokens)) found.set(type, token);
  for (const name of Object.keys(members)) {
    const [, value] = memberPattern(name).exec(text) ?? [];
    if (value !== undefined) found.set(name, value);
  }
  return found;
}

/** What a step sends for a name that no earlier response had. */
export function valueWithoutResponse(name: string): string {
  return members[name.replace(/^.*\./, '')] ?? anonymousToken;
}

const tokens = /"?\b(?:([a-z]+)token|token)"?(?:=|:\s*)"([0-9a-f]*\+\\)\\?"/g;

/** `"name":12`, `name="12"`, `s:4:"name";i:12;`, and the same with values in quotation marks. */
function memberPattern(name: string): RegExp {
  return new RegExp(String.raw`\b${name}(?:"?(?:=|:\s*)|";[is]:(?:\d+:(?="))?)"?([^",;}\s&]+)`);
}
