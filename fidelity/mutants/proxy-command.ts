import { parseArgs } from 'node:util';

import { mutantById, mutants } from './catalogue';
import { startMutatingProxy, type MutatingProxy } from './mutating-proxy';

const usage = `Usage: proxy URL MUTANT-ID [--port N]
       proxy --list

Stands before the good wiki at URL (its api.php) and breaks it in one way; the rest is forwarded byte for byte.

  --port N  listen on 127.0.0.1:N; without it, on a free port
  --list    print the ids of all mutants, the rules that must notice, and what is broken

Exit status: 0 ended, 2 not understood or not possible.`;

/**
 * @param args what follows the command's name
 * @param print takes what goes to standard output, without the line's end
 * @returns the proxy, where one was started
 * @throws Error where the command line is wrong, or the port is taken
 */
export async function proxyCommand(
  args: readonly string[],
  print: (text: string) => void,
): Promise<MutatingProxy | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { port: { type: 'string' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    print(usage);
  } else if (values.list) {
    for (const { id, rules, needs, title } of mutants) {
      print(`${id}  [${rules.join(' ')}]  ${title}${needs === undefined ? '' : ` (shows with: ${needs})`}`);
    }
  } else {
    const [api, id, more] = positionals;
    if (api === undefined || id === undefined || more !== undefined)
      throw new Error(`give a URL and an id\n\n${usage}`);
    const mutant = mutantById(id);
    const proxy = await startMutatingProxy(readApi(api), mutant, readPort(values.port ?? '0'));
    print(`${proxy.api} ${mutant.title}; ${mutant.rules.join(', ')} must notice`);
    return proxy;
  }
  return undefined;
}

function readApi(text: string): string {
  const api = URL.canParse(text) ? new URL(text) : undefined;
  if (api && /^https?:$/.test(api.protocol)) return api.href;
  throw new Error(`${text} is no http or https URL: give the address of the wiki's api.php`);
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new Error(`--port ${text} is no port: give a number from 0 to 65535`);
}
