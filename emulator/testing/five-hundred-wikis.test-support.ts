/**
 * A program that creates, uses and closes five hundred wikis, and forty more that it does not close; it prints what each group
 * leaves behind. It runs with `--expose-gc`.
 */
import { get } from 'node:http';

import { createWiki, type Wiki } from '../index';

/** What remained after everything was dropped, compared with before. */
export interface LeftBehind {
  readonly wikis: number;
  readonly megabytes: number;
  /** Sockets and timers, whether or not they keep the process running. */
  readonly handles: number;
}

/** The size of each wiki, so that forty that remain are noticed. */
const optionBytes = 150_000;

/** How many exist at a time. */
const together = 20;

async function useWiki(number: number, closes: boolean): Promise<WeakRef<Wiki>> {
  const weight = Buffer.alloc(optionBytes, `${number} `).toString('latin1');
  const wiki = createWiki({
    pages: [{ title: 'Gallery', uses: ['File:Cat.jpg'] }],
    users: [{ name: 'Alice', password: 'secret', options: { weight } }],
  });
  const path = 'api.php?action=query&list=imageusage&iutitle=File:Cat.jpg&format=json';
  const { url } = wiki.intercept(`https://wiki-${number}.example/w`);
  const server = await wiki.listen();
  const responses = [
    await (await fetch(`${url}/${path}`)).text(),
    await (await wiki.fetch(`https://wiki.example/${path}`)).text(),
    await textOf(`${server.url}/${path}`),
  ];
  if (new Set(responses).size !== 1 || !responses[0]?.includes('"Gallery"')) throw new Error(responses.join('\n'));
  wiki.editPage('Gallery', { comment: 'once more' });
  wiki.snapshot();
  wiki.fail({ kind: 'maxlag' });
  if (closes) await wiki.close();
  return new WeakRef(wiki);
}

/** Excludes the connections that `fetch` keeps for later. */
function textOf(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        resolve(text);
      });
    });
    request.on('error', reject);
  });
}

/** Bytes in use after garbage collection, once connections have ended. */
async function settledBytes(): Promise<number> {
  for (let [round, least, rest] = [0, Infinity, 0]; round < 500 && rest < 3; round++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    globalThis.gc?.();
    const handles = countHandles();
    rest = handles < least ? 0 : rest + 1;
    least = Math.min(least, handles);
  }
  return process.memoryUsage().heapUsed;
}

function countHandles(): number {
  const { libuv } = process.report.getReport() as { readonly libuv: readonly { readonly type: string }[] };
  return libuv.filter(({ type }) => type === 'tcp' || type === 'timer').length;
}

async function useWikis(first: number, count: number, closes = true): Promise<LeftBehind> {
  const bytes = await settledBytes();
  const handles = countHandles();
  const references: WeakRef<Wiki>[] = [];
  for (let done = 0; done < count; done += together) {
    const numbers = Array.from({ length: together }, (_, index) => first + done + index);
    references.push(...(await Promise.all(numbers.map(async (number) => useWiki(number, closes)))));
  }
  return {
    megabytes: Math.round(((await settledBytes()) - bytes) / 1024 / 1024),
    wikis: references.filter((reference) => reference.deref() !== undefined).length,
    handles: countHandles() - handles,
  };
}

async function main(): Promise<void> {
  // Otherwise the report would look up the names of all addresses.
  Object.assign(process.report, { excludeNetwork: true });
  // What is loaded and compiled once is not a leak.
  await useWikis(0, 40);
  const closed = await useWikis(100, 500);
  const open = await useWikis(600, 40, false);
  process.stdout.write(JSON.stringify({ closed, open }));
}

void main();
