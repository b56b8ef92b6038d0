import console from 'node:console';

const ways = ['dir', 'error', 'info', 'log', 'warn'];

/** Does something with a library that prints whatever it does, without what it prints. */
export async function quietly(work) {
  const originals = ways.map((way) => console[way]);
  for (const way of ways) console[way] = () => undefined;
  try {
    return await work();
  } finally {
    ways.forEach((way, index) => (console[way] = originals[index]));
  }
}
