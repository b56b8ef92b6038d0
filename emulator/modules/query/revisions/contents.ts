import { ParameterProblems } from '../../../request/parameter-problems';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';

/** The old form of rows is going away. */
export function warnOfSlots(run: QueryRun, module = 'prop=revisions'): void {
  run.warnDeprecated({
    code: 'deprecation',
    key: 'apiwarn-deprecation-missingparam',
    parameters: [run.parameter('slots')],
    data: { feature: `action=query&${module}&!${run.parameter('slots')}` },
  });
}

const mostContentsLow = 50;
const mostContentsHigh = 500;

/** Texts are long, so their limit is lower (vectors revisions/content-limit-max, revisions/content-limit-too-large). */
export function mostContents({ highLimits }: RequestContext): number {
  return highLimits ? mostContentsHigh : mostContentsLow;
}

/**
 * Limits the number of texts, and says so.
 *
 * @returns how many the response may have
 */
export function limitContent(run: QueryRun, limit: number): number {
  const { context } = run;
  const most = mostContents(context);
  const name = run.parameter('limit');
  if (context.parameters.text(name) === 'max') run.addLimit(most);
  else if (limit > most) {
    new ParameterProblems(run.path, name, context).warnOutOfRange(
      String(limit),
      1,
      most,
      mostContentsLow,
      mostContentsHigh,
    );
  }
  return Math.min(limit, most);
}
