/** What stands in for what the documents name and nobody has. */
export interface StandIns {
  /** For `https://wiki.example` and its like: a wiki at `/w/api.php`, without a slash at the end. */
  readonly wiki: string;
  /** For `https://b.example`, where a command is about two wikis. */
  readonly otherWiki: string;
  /** For `http://127.0.0.1:7080`, what `wikidouble serve` serves: a wiki at `/api.php`. */
  readonly served: string;
  readonly broker: string;
  /** What `npm install wikidouble` installs. */
  readonly tarball: string;
  /** The value of a variable whose value is shown as `…`. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** The commands of a block for a shell: one for each line that is not continued, without comments. */
export function commandLinesOf(text: string): string[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
    .filter((line) => line !== '');
}

/**
 * A command line as it can be run here.
 *
 * @throws Error for a placeholder without a stand-in
 */
export function withStandIns(command: string, { wiki, otherWiki, served, broker, tarball, secrets }: StandIns): string {
  let line = command
    .replace(/http:\/\/127\.0\.0\.1:\d+\b/g, served)
    .replace(/https:\/\/broker\.example\b/g, broker)
    .replace(/https:\/\/b\.example\b/g, otherWiki)
    .replace(/https:\/\/(?!ci\.)[\w-]+\.example\b/g, wiki)
    .replace(/\b([A-Z][A-Z_]*)=(?:'[^']*…'|\S*…)/g, (_whole, name: string) => {
      const value = secrets[name];
      if (value === undefined) throw new Error(`Nothing stands in for the value of ${name}: ${command}`);
      return `${name}='${value}'`;
    });
  if (/^npm install\b/.test(line)) line = line.replace(/(?<=\s)wikidouble(?=\s|$)/, tarball);
  // A port that another program may have.
  if (servesForever(line) && !/--port\b/.test(line)) line += ' --port 0';
  if (line.includes('…')) throw new Error(`Nothing stands in for a part of this: ${command}`);
  return line;
}

/** Whether a command goes on until it is ended. */
export function servesForever(command: string): boolean {
  return /\bwikidouble serve\b/.test(command);
}
