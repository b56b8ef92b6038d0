import type { SessionAction } from '../session-action';
import { pageText } from '../texts';

export const stashEdit: SessionAction = {
  name: 'stashedit',
  weight: 34,
  token: 'csrf',
  write(parameters, stage) {
    const { dice } = stage;
    const page = stage.page();
    parameters.add('title', stage.titleOf(page));
    parameters.maybe(96, 'contentmodel', () => dice.oneOf(['wikitext', 'wikitext', 'wikitext', 'text', 'json']));
    parameters.maybe(96, 'contentformat', () =>
      dice.oneOf(['text/x-wiki', 'text/x-wiki', 'text/x-wiki', 'text/plain']),
    );
    parameters.maybe(97, 'baserevid', () => stage.revision(page));
    if (dice.percent(92)) parameters.add('text', pageText(stage));
    else parameters.maybe(70, 'stashedtexthash', () => dice.oneOf(['x', '0'.repeat(40)]));
    parameters.maybe(20, 'section', () => dice.oneOf(['0', '1', 'new', '9']));
    parameters.maybe(10, 'sectiontitle', () => 'Four').maybe(30, 'summary', () => 'stashed');
    return true;
  },
};
