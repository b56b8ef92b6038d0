import { ParameterSet } from '../../request/parameter-declarations';
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
  recentParameters,
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
    const { wiki, release } = run.context;
    const values = run.read(release.since('1.43') ? recentParameters : ownParameters);
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
  const saved = save(run, values, target, given, readBase(values, given));
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
