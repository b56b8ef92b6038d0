/** `npx ts-node fidelity/mutants/proxy-command.ts URL MUTANT`: starts a proxy with a mutant in front of a wiki. */
import { Command, InvalidArgumentError } from 'commander';

import { endCommand } from '../end-command';
import { mutantById, mutants } from './catalogue';
import { startMutatingProxy } from './mutating-proxy';
import type { WikiProxy } from './proxy';

/**
 * Runs the command.
 *
 * @param args what follows the name of the command
 * @param print takes what goes to standard output, without the end of the line
 * @returns the proxy, if one was started
 * @throws Error if the command line is invalid, or the port is taken
 */
export async function proxyCommand(
  args: readonly string[],
  print: (text: string) => void,
): Promise<WikiProxy | undefined> {
  let proxy: WikiProxy | undefined;
  const command: Command = new Command('proxy')
    .description(
      'Starts a proxy in front of the correct wiki at URL that breaks it in one way and forwards the rest byte for byte.',
    )
    .argument('[URL]', 'address of api.php')
    .argument('[mutant]', 'id of a mutant')
    .option('--port <number>', 'port on 127.0.0.1; 0 for a free one', parsePort, 0)
    .option('--list', 'list all mutants, the rules that must detect each, and what it breaks')
    .configureOutput({ writeOut: print, writeErr: print })
    .exitOverride()
    .action(async (address: string | undefined, id: string | undefined, options: { port: number; list?: boolean }) => {
      if (options.list === true) {
        for (const { id, rules, needs, title } of mutants) {
          print(`${id}  [${rules.join(' ')}]  ${title}${needs === undefined ? '' : ` (visible with: ${needs})`}`);
        }
        return;
      }
      if (address === undefined || id === undefined) command.error('error: give a URL and the id of a mutant');
      const mutant = mutantById(id);
      proxy = await startMutatingProxy(apiAddress(address), mutant, options.port);
      print(`${proxy.api} ${mutant.title}; ${mutant.rules.join(', ')} must notice`);
    });
  await command.parseAsync([...args], { from: 'user' });
  return proxy;
}

function apiAddress(text: string): string {
  const api = URL.canParse(text) ? new URL(text) : undefined;
  if (api && /^https?:$/.test(api.protocol)) return api.href;
  throw new Error(`Invalid URL "${text}": expected the address of api.php, such as http://127.0.0.1:8143/api.php.`);
}

function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new InvalidArgumentError('Expected a number from 0 to 65535.');
}

if (require.main === module) {
  const started = proxyCommand(process.argv.slice(2), (text) => {
    console.log(text);
  });
  endCommand('proxy', started, 2);
}
