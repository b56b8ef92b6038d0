import { markdownTable } from './markdown-table';
import { passed, triedIn, type Run, type TriedLibrary } from './run';

/** Every library with every wiki; what was exercised; and what libraries do wrong with all of them alike. */
export function resultsSection(runs: readonly Run[]): string {
  const first = firstOf(runs);
  return [librariesTable(runs), exercisesTable(runs, first), knownBugs(first)].join('\n');
}

function firstOf([first]: readonly Run[]): Run {
  if (!first) throw new Error('There are no runs to tell of.');
  return first;
}

/** A row a library: its version, and what came of it with every wiki. */
function librariesTable(runs: readonly Run[]): string {
  const head = ['Library', 'Version', 'Exercised', ...runs.map(({ software }) => software)];
  const rows = firstOf(runs).libraries.map(({ library, version, exercises }) => [
    library,
    version,
    count(exercises.length, 'exercise'),
    ...runs.map((run) => verdict(triedIn(run, library))),
  ]);
  return markdownTable(head, rows);
}

function verdict(tried: TriedLibrary | undefined): string {
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
  const tried = runs.map((run) => triedIn(run, library)?.exercises.find(({ exercise }) => exercise === name));
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
