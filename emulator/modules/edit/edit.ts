import { otherFormat } from '../../messages/exceptions';
import { CaughtException } from '../../messages/usage-error';
import { contentFormat, type ContentModel } from '../../model/content-model';
import { ParameterSet } from '../../request/parameter-declarations';
import { tryReadParameters } from '../../request/parameter-reader';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { requireTagging } from '../writing/require-tagging';
import { requireAllowed } from './allowed';
import { readBase } from './base';
import { findTarget, type EditTarget } from './target';
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
import type { UndoneEdit } from './undo';
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
  const found = findTarget(run, values);
  run.context.page = found.title;
  requireAllowed(run, found);
  const given = readNewText(run, values, found);
  const target = given.undone ? { ...found, contentModel: modelAfterUndo(run, values, found, given.undone) } : found;
  requireTagging(run, values.tags?.length === 0 ? undefined : values.tags);
  const watching = readWatching(run, values, target, expiry);
  const saved = save(run, values, target, given, readBase(values));
  watching.apply();
  keepSession(run);
  const { root } = run.context.result;
  if (target.redirected) root.set('redirects', target.redirected);
  run.respond(describeResult(target, saved, watching));
}

/** A client that names a model or a format must name those before the undone edits (sequence undone-models). */
function modelAfterUndo(
  run: ActionRun,
  { contentmodel, contentformat }: EditValues,
  target: EditTarget,
  { contentModel }: UndoneEdit,
): ContentModel {
  const isNamed = contentmodel !== undefined || contentformat !== undefined;
  if (!isNamed || contentModel === target.contentModel) return contentModel;
  throw new CaughtException(run.context, otherFormat(contentFormat(target.contentModel), contentModel));
}

/** An anonymous client has a session once it has edited (writing 1.7). */
function keepSession({ context: { client } }: ActionRun): void {
  if (!client.user && !client.isPersisted) client.persist();
}
