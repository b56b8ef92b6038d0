import { findRevision } from '../../../model/revisions';
import { ParameterProblems } from '../../../request/parameter-problems';
import type { RequestContext } from '../../context';
import type { QueryRun } from '../query-run';
import { hasOldForm, needsText, type RequestedText } from './requested-text';

/** The old form of rows is going away. */
export function warnOfSlots(run: QueryRun, module: string): void {
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
export function mostContents({ highLimits }: RequestContext, { parse }: Pick<RequestedText, 'parse'>): number {
  if (parse) return mostRendered;
  return highLimits ? mostContentsHigh : mostContentsLow;
}

/** Rendering takes time (vector revisions/rendered-limit). */
const mostRendered = 1;

/**
 * Checks what a request says of texts, limits their number, and warns of the old form of rows.
 *
 * @param module as logs of real wikis name it: `list=allrevisions`
 * @returns how many revisions the response may have; `undefined` for no limit
 * @throws UsageError `invalidparammix`, `diffto`, `nosuchrevid`
 */
export function prepareText<Limit extends number | undefined>(
  run: QueryRun,
  requested: RequestedText,
  limit: Limit,
  module: string,
): Limit | number {
  checkOldForm(run, requested);
  const most = limit !== undefined && needsText(requested) ? limitContent(run, limit, requested) : limit;
  if (hasOldForm(requested)) warnOfSlots(run, module);
  return most;
}

/** Limits the number of texts, and says so. */
export function limitContent(run: QueryRun, limit: number, requested: Pick<RequestedText, 'parse'>): number {
  const { context } = run;
  const most = mostContents(context, requested);
  const name = run.parameter('limit');
  const sent = context.parameters.text(name);
  if (sent === 'max') run.addLimit(most);
  else if (sent !== undefined && limit > most) {
    const [low, high] = requested.parse ? [mostRendered, mostRendered] : [mostContentsLow, mostContentsHigh];
    new ParameterProblems(run.path, name, context).warnOutOfRange(String(limit), 1, most, low, high);
  }
  return Math.min(limit, most);
}

/** Those of the old form, in the order in which they are refused (vector revisions/old-form-with-slots). */
const ofOldForm = [
  'expandtemplates',
  'generatexml',
  'parse',
  'diffto',
  'difftotext',
  'difftotextpst',
  'contentformat',
] as const;

function checkOldForm(run: QueryRun, requested: RequestedText): void {
  if (requested.slots !== undefined) {
    if (requested.prop.includes('parsetree')) throw run.cannotUseWith('prop=parsetree', 'slots');
    const refused = ofOldForm.find((name) => requested[name] !== undefined && requested[name] !== false);
    if (refused !== undefined) throw run.cannotUseWith(refused, 'slots');
  }
  const { diffto, difftotext } = requested;
  if (diffto === undefined || difftotext !== undefined || ['prev', 'next', 'cur'].includes(diffto)) return;
  if (!/^\d+$/.test(diffto)) {
    const parameters = [run.prefix];
    throw run.error({ code: 'diffto', key: 'apierror-baddiffto', parameters });
  }
  const id = Number(diffto);
  const page = run.context.wiki.findPageOfRevision(id);
  if (id === 0 || (page && findRevision(run.context.wiki, page, id))) return;
  throw run.error({ code: 'nosuchrevid', key: 'apierror-nosuchrevid', parameters: [diffto] });
}
