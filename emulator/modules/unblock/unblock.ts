import { declareParameters, type ValuesOf } from '../../request/parameter-declarations';
import { logBlock } from '../../model/blocking';
import type { Block } from '../../model/blocks';
import { holdsRight } from '../../model/rights';
import { whyMayNotBlock } from '../blocked/blocker';
import { readBlockTarget } from '../blocked/target';
import { watchExpiryParameter, watchUserPage } from '../blocked/watch-user';
import { actionModule } from '../module';
import type { ActionRun } from '../module-run';
import { performerOf } from '../writing/performer';
import { requireTagging } from '../writing/require-tagging';

const parameters = declareParameters('', {
  id: { type: 'integer', isId: true },
  user: { type: 'user', accepts: ['ip', 'cidr', 'id'] },
  userid: { type: 'integer', deprecated: 'action=unblock&userid', isId: true },
  reason: { type: 'string', default: '' },
  tags: { type: 'tag list' },
  watchuser: { type: 'boolean', since: '1.43' },
  watchlistexpiry: { ...watchExpiryParameter, since: '1.43' },
  token: { type: 'string', sensitive: true },
});

type Values = ValuesOf<typeof parameters>;

/** `action=unblock`: removes a block (writing 6.3). */
export const unblock = actionModule({
  name: 'unblock',
  description: { helpPages: ['Block'] },
  cacheMode: 'private',
  mustBePosted: true,
  needsToken: 'csrf',
  writes: () => true,
  parameters,
  run(run, values) {
    const { context } = run;
    const { wiki, user } = context;
    requireOne(run, values);
    if (!holdsRight(user, 'block', wiki)) {
      throw run.error({ code: 'permissiondenied', key: 'apierror-permissiondenied-unblock', parameters: [] });
    }
    const target = values.id === undefined ? readBlockTarget(run, values) : `#${values.id}`;
    const refusal = whyMayNotBlock(run, target, true);
    if (refusal) throw refusal;
    requireTagging(run, values.tags);
    const block = findBlock(run, values, target);
    if (!block) {
      // Numbers below 0 are none (sequence details-of-later-sessions).
      const named = target.startsWith('#-') ? '' : target;
      throw run.error({ code: 'cantunblock', key: 'ipb_cant_unblock', parameters: [named] });
    }
    if (block.hidden && !holdsRight(user, 'hideuser', wiki)) {
      throw run.error({ code: 'unblock-hideuser', key: 'unblock-hideuser', parameters: [] });
    }
    wiki.blocks.remove(block);
    const isAutomatic = block.parent !== undefined;
    logBlock(wiki, block, {
      action: 'unblock',
      ...performerOf(context),
      comment: values.reason,
      tags: values.tags ?? [],
      parameters: {},
    });
    const watches = values.watchuser && user !== undefined && !isAutomatic && !block.target.includes('/');
    if (watches) watchUserPage(run, block.target, values.watchlistexpiry);
    run.respond({
      id: block.id,
      user: isAutomatic ? '' : block.target,
      userid: wiki.users.find(block.target)?.id ?? 0,
      reason: values.reason,
      ...(context.release.since('1.43') && { watchuser: watches }),
    });
  },
});

function requireOne(run: ActionRun, { id, user, userid }: Values): void {
  const given = Object.entries({ id, user, userid }).filter(([, value]) => value !== undefined);
  if (given.length > 1) throw run.conflict(...given.map(([name]) => name));
  if (given.length === 0) throw run.missingOneOf('id', 'user', 'userid');
}

function findBlock({ context }: ActionRun, { id }: Values, target: string): Block | undefined {
  const { blocks, now } = context.wiki;
  if (id !== undefined) return blocks.findId(Number(id), now);
  return blocks.find(target, now) ?? blocks.findAutomatic(target, now);
}
