/**
 * The names of the commands that a help lists under "Commands:".
 *
 * @param help what `--help` prints
 */
export function commandsOf(help: string): string[] {
  return sectionOf(help, 'Commands')
    .map((line) => /^ {2}([a-z][\w-]*)/.exec(line)?.[1])
    .filter((name) => name !== undefined);
}

/**
 * The command lines that a help shows under "Examples:", without what it says about them.
 *
 * @param help what `--help` prints
 * @throws Error for a line that is neither an example nor says something about one
 */
export function examplesOf(help: string): string[] {
  const examples: string[] = [];
  for (const line of sectionOf(help, 'Examples')) {
    // What is said stands in a column of its own: behind two spaces at least, or on the next line.
    const [, example] = /^ {2}(\S.*?)(?: {2,}.*)?$/.exec(line) ?? [];
    if (example === undefined && /^ {20,}\S/.test(line) && examples.length > 0) continue;
    if (example === undefined || !/(?:^|\s)wikidouble\s/.test(example)) {
      throw new Error(`A help shows no example here: ${JSON.stringify(line)}`);
    }
    examples.push(example);
  }
  return examples;
}

/** The lines from a title to the next empty line. */
function sectionOf(help: string, title: string): string[] {
  const lines = help.split('\n');
  const start = lines.indexOf(`${title}:`);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.trim() === '');
  return end === -1 ? rest : rest.slice(0, end);
}
