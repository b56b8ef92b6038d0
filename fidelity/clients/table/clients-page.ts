import { withGeneratedPart } from '../../evidence-tables/generated-part';
import { type Run, passed, resultOf, type LibraryResult } from './run';

/**
 * A page with the results of runs between its markers, as prettier writes it.
 *
 * @param file the path of the page, for the settings of prettier
 * @throws Error if a marker or a run is missing
 */
export async function withClients(page: string, runs: readonly Run[], file: string): Promise<string> {
  const lenient = lenientRuns(runs);
  const thrown = runs.find(({ strict }) => strict === 'throw');
  const noted = runs.find(({ strict }) => strict === 'note');
  if (!thrown || !noted) throw new Error('There is no run with a strict wiki (throw, note).');
  const content = `## Results

${resultsSection(lenient)}
## Strict mode

${strictSection(thrown, noted)}`;
  return withGeneratedPart(page, 'clients', content, file);
}

function lenientRuns(runs: readonly Run[]): Run[] {
  return runs.filter(({ strict }) => strict === undefined);
}

/** The results of every library with every wiki, the exercises, and the known bugs of libraries. */
export function resultsSection(runs: readonly Run[]): string {
  const first = firstOf(runs);
  return [librariesTable(runs), exercisesTable(runs, first), knownBugs(first)].join('\n');
}

function firstOf([first]: readonly Run[]): Run {
  if (!first) throw new Error('There are no runs.');
  return first;
}

/** One row per library: its version and its result with every wiki. */
function librariesTable(runs: readonly Run[]): string {
  const head = ['Library', 'Version', 'Exercised', ...runs.map(({ software }) => software)];
  const rows = firstOf(runs).libraries.map(({ library, version, exercises }) => [
    library,
    version,
    count(exercises.length, 'exercise'),
    ...runs.map((run) => verdict(resultOf(run, library))),
  ]);
  return markdownTable(head, rows);
}

function verdict(tried: LibraryResult | undefined): string {
  if (!tried) return 'not tried';
  const failed = tried.exercises.length - passed(tried);
  return failed === 0 ? 'all pass' : `**${failed} fail**`;
}

function exercisesTable(runs: readonly Run[], first: Run): string {
  const names = [...new Set(first.libraries.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)))];
  const libraries = first.libraries.map(({ library }) => library);
  const rows = names.map((name) => [name, ...libraries.map((library) => mark(runs, library, name))]);
  return `✓ works as documented · ✓ᵇ has a bug, the same with every wiki · – was not tried

${markdownTable(['Exercise', ...libraries], rows)}`;
}

function mark(runs: readonly Run[], library: string, name: string): string {
  const tried = runs.map((run) => resultOf(run, library)?.exercises.find(({ exercise }) => exercise === name));
  if (tried.some((one) => one === undefined)) return '–';
  if (tried.some((one) => one?.result === 'failed')) return '**✗**';
  return tried[0]?.knownBug === undefined ? '✓' : '✓ᵇ';
}

function knownBugs({ libraries }: Run): string {
  const lines = libraries.flatMap(({ library, version, exercises }) =>
    exercises.flatMap(({ exercise, knownBug }) =>
      knownBug === undefined ? [] : [`- ${library} ${version}, ${exercise}: ${knownBug}.\n`],
    ),
  );
  return `Bugs of the libraries. The tests require that they occur with every wiki:\n\n${lines.join('')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * The violations that strict mode reports.
 *
 * @param thrown a run with a wiki of `strict: true`
 * @param noted a run with a wiki that only noted violations: an error ends an exercise and hides the rest
 */
export function strictSection(thrown: Run, noted: Run): string {
  const rows = noted.libraries.flatMap((library) => rowsOf(library, resultOf(thrown, library.library)));
  return markdownTable(['Library', 'Passed with `strict: true`', 'Violation', 'Message', 'Exercise'], rows);
}

function rowsOf(noted: LibraryResult, thrown: LibraryResult | undefined): string[][] {
  const name = `${noted.library} ${noted.version}`;
  const share = thrown ? `${passed(thrown)} of ${thrown.exercises.length}` : 'not tried';
  const exercisesByFinding = new Map<string, { id: string; message: string; exercises: string[] }>();
  for (const { exercise, findings = [] } of noted.exercises) {
    for (const { id, message } of findings) {
      const key = `${id} ${message}`;
      const found = exercisesByFinding.get(key) ?? { id, message, exercises: [] };
      exercisesByFinding.set(key, { ...found, exercises: [...found.exercises, exercise] });
    }
  }
  const found = [...exercisesByFinding.values()];
  if (found.length === 0) return [[name, share, 'none', '', '']];
  return found.map(({ id, message, exercises }, index) => [
    index === 0 ? name : '',
    index === 0 ? share : '',
    `\`${id}\``,
    sayBriefly(message),
    exercises.length > 3 ? `${exercises.length} exercises` : exercises.join('; '),
  ]);
}

/** Some messages of a wiki have several sentences and links: only the first sentence is shown. */
function sayBriefly(message: string): string {
  return message.replace(/(?<=\.) [A-Z].*$/s, '');
}

/** A table in Markdown; prettier aligns it. `|` and `<` would end a cell and begin a tag. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = head.map(() => '---');
  return [head, line, ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |\n`).join('');
}

function inCell(text: string): string {
  return text.replace(/[|<]/g, String.raw`\$&`);
}
