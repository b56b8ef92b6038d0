import { markdownTable } from './markdown-table';
import { passed, triedIn, type Run, type TriedLibrary } from './run';

/**
 * What strict mode finds.
 *
 * @param thrown a run with a wiki of `strict: true`
 * @param noted one with a wiki that noted the same and answered: what was thrown ends an exercise, so it hides the rest
 */
export function strictSection(thrown: Run, noted: Run): string {
  const rows = noted.libraries.flatMap((library) => rowsOf(library, triedIn(thrown, library.library)));
  return markdownTable(['Library', 'Passed with `strict: true`', 'Violation', 'Message', 'Exercise'], rows);
}

function rowsOf(noted: TriedLibrary, thrown: TriedLibrary | undefined): string[][] {
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

/** Some messages are the wiki's own, of several sentences and with links: the first says what it is about. */
function sayBriefly(message: string): string {
  return message.replace(/(?<=\.) [A-Z].*$/s, '');
}
