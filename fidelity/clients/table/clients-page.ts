import { withGeneratedPart } from '../../evidence-tables/generated-part';
import { resultsSection } from './results-section';
import type { Run } from './run';
import { strictSection } from './strict-section';

/**
 * A page with what the runs say between its markers, as prettier writes it.
 *
 * @param file where the page lies, for the settings of prettier
 * @throws Error where a marker or a run is missing
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
