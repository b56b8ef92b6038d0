import type { SessionAction } from '../session-action';
import type { SessionText } from '../session-text';
import type { Stage } from '../stage';
import { reason } from '../texts';

const parts = ['content', 'comment', 'user', 'content|comment', 'content|comment|user'];

export const revisionDelete: SessionAction = {
  name: 'revisiondelete',
  weight: 36,
  token: 'csrf',
  by: ['olga'],
  write(parameters, stage) {
    const { dice } = stage;
    if (dice.percent(70) && !stage.roles.some(({ name }) => name === 'olga')) return false;
    const page = stage.page();
    const type = dice.weighted({ revision: 80, logging: 16, archive: 4 });
    parameters.add('type', type);
    if (dice.percent(type === 'revision' ? 40 : 95)) parameters.add('target', stage.spelled(page.title));
    parameters.add('ids', type === 'revision' ? revisions(stage, page) : otherIds(stage, type));
    const way = dice.weighted({ hide: 70, show: 22, both: 6, none: 2 });
    if (way === 'hide' || way === 'both') parameters.add('hide', dice.oneOf(parts));
    if (way === 'show' || way === 'both') parameters.add('show', dice.oneOf(parts));
    parameters.maybe(8, 'suppress', () => dice.oneOf(['yes', 'no', 'nochange']));
    parameters.maybe(50, 'reason', () => reason(stage));
    return true;
  },
};

function revisions(stage: Stage, page: ReturnType<Stage['page']>): SessionText {
  const count = stage.dice.oneOf([1, 1, 1, 2, 3]);
  return Array.from({ length: count }, () => stage.revision(page)).join('|');
}

function otherIds(stage: Stage, type: 'logging' | 'archive'): SessionText {
  const known = type === 'logging' ? stage.remembered('logid') : undefined;
  return known ?? stage.dice.oneOf(['999999999', '0', '20010101000000', 'x']);
}
