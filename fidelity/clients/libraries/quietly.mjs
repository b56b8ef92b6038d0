import console from 'node:console';

const ways = ['dir', 'error', 'info', 'log', 'warn'];

/** Runs a function of a library that logs to the console, without its output. */
export async function quietly(work) {
  const originals = ways.map((way) => console[way]);
  for (const way of ways) console[way] = () => undefined;
  try {
    return await work();
  } finally {
    ways.forEach((way, index) => (console[way] = originals[index]));
  }
}
