import { ParameterSet } from '../../request/parameter-declarations';
import { tryReadParameters } from '../../request/parameter-reader';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { requireTagging } from '../writing/require-tagging';
import { requireAllowed } from './allowed';
import { readBase } from './base';
import { findTarget } from './target';
import { readNewText } from './new-text';
import {
  expiryParameter,
  firstParameters,
  otherParameters,
  ownParameters,
  returnParameters,
  type EditValues,
} from './parameters';
import { describeResult } from './result';
import { save } from './save';
import { readWatching } from './watching';

/** `action=edit` (writing 1). */
export const edit = actionModule({
  name: 'edit',
  description: { className: 'ApiEditPage' },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters: new ParameterSet('', {
    ...firstParameters.declarations,
    ...expiryParameter.declarations,
    ...otherParameters.declarations,
    ...returnParameters.declarations,
  }),
  prepare(run) {
    const { context, path } = run;
    const { wiki, release } = context;
    const { values, error } = tryReadParameters({ path, parameters: ownParameters }, context);
    // Their warnings do not wait for errors in others, but their errors wait for that of a missing token.
    const later = release.since('1.43')
      ? tryReadParameters({ path, parameters: returnParameters }, context)
      : undefined;
    if (error) throw error;
    if (later?.error && values.token !== undefined) throw later.error;
    const expiry = wiki.site.settings.watchlistExpiry ? run.read(expiryParameter).watchlistexpiry : undefined;
    return () => {
      editPageOf(run, values, expiry);
    };
  },
});

function editPageOf(run: ActionRun, values: EditValues, expiry: string | undefined): void {
  run.requireAtLeastOneOf(values, 'text', 'appendtext', 'prependtext', 'undo');
  const target = findTarget(run, values);
  run.context.page = target.title;
  requireAllowed(run, target);
  const given = readNewText(run, values, target);
  requireTagging(run, values.tags?.length === 0 ? undefined : values.tags);
  const watching = readWatching(run, values, target, expiry);
  const saved = save(run, values, target, given, readBase(values));
  watching.apply();
  keepSession(run);
  const { root } = run.context.result;
  if (target.redirected) root.set('redirects', target.redirected);
  run.respond(describeResult(target, saved, watching));
}

/** An anonymous client has a session once it has edited (writing 1.7). */
function keepSession({ context: { client } }: ActionRun): void {
  if (!client.user && !client.isPersisted) client.persist();
}
