import { userTags } from '../user-tags';
import type { StepParameters } from '../parameters';
import type { SessionAction } from '../session-action';
import type { Stage, StagePage } from '../stage';
import { pageText, reason, sentence } from '../texts';

export const edit: SessionAction = {
  name: 'edit',
  weight: 60,
  token: 'csrf',
  followedBy: { patrol: 7, rollback: 9, revisiondelete: 5 },
  write(parameters, stage, mark) {
    const { dice } = stage;
    const page = dice.percent(55) ? stage.page() : stage.anyPage();
    if (page.marks.length > 0 && dice.percent(10)) parameters.add('pageid', stage.pageId(page));
    else parameters.add('title', stage.titleOf(page));
    content(parameters, stage, page);
    parameters.maybe(55, 'summary', () => reason(stage));
    conditions(parameters, stage, page);
    parameters.flag(15, 'minor').flag(4, 'notminor').flag(12, 'bot');
    parameters.maybe(12, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']));
    if (dice.percent(4)) parameters.add(dice.oneOf(['watch', 'unwatch']), '1');
    parameters.maybe(3, 'tags', () => dice.oneOf(['mw-undo', 'nosuch', 'nosuch|mw-rollback', '', ...userTags]));
    stage.noteEdit(page, mark);
    return true;
  },
};

/** The new text, or what is done with the present one. */
function content(parameters: StepParameters, stage: Stage, page: StagePage): void {
  const { dice } = stage;
  const way = dice.weighted({ text: 46, append: 12, prepend: 6, both: 2, section: 12, undo: 14, model: 4, md5: 4 });
  switch (way) {
    case 'text':
      parameters.add('text', pageText(stage));
      break;
    case 'append':
      parameters.add('appendtext', `${dice.oneOf(['', '\n', '\n\n'])}${sentence(stage)}`).flag(15, 'redirect');
      break;
    case 'prepend':
      parameters.add('prependtext', `${sentence(stage)}${dice.oneOf(['', '\n', '\n\n'])}`).flag(15, 'redirect');
      break;
    case 'both':
      parameters
        .add('appendtext', ' end')
        .add('prependtext', 'start ')
        .maybe(30, 'text', () => 'ignored');
      break;
    case 'section':
      section(parameters, stage);
      break;
    case 'undo':
      parameters.add('undo', stage.revision(page)).maybe(40, 'undoafter', () => stage.revision(page));
      break;
    case 'model':
      parameters.add('text', dice.oneOf(['{}', '{"a": 1}', '{', 'x', 'var a;', '[1,2]']));
      parameters.add('contentmodel', dice.oneOf(['json', 'wikitext', 'text', 'css', 'javascript', 'unknown']));
      parameters.maybe(30, 'contentformat', () => dice.oneOf(['application/json', 'text/plain', 'text/x-wiki']));
      break;
    case 'md5':
      parameters.add('text', 'moss');
      parameters.add('md5', dice.oneOf(['fe8ba4f0bd9cd8e12dd9a0db8dc19ad4', '5d41402abc4b2a76b9719d911017c592', '']));
  }
}

function section(parameters: StepParameters, stage: Stage): void {
  const { dice } = stage;
  const number = dice.oneOf(['0', '1', '1', '2', 'new', 'new', 'new', '9', 'T-1', 'x', '']);
  parameters.add('section', number);
  const way = dice.weighted({ text: 60, appendtext: 25, prependtext: 15 });
  parameters.add(way, dice.percent(30) ? `== New ==\n${sentence(stage)}` : sentence(stage));
  parameters.maybe(number === 'new' ? 50 : 8, 'sectiontitle', () =>
    dice.oneOf(['Title', '  Title  ', '', "''T'' <b>"]),
  );
}

/** What the page must be, or have been. */
function conditions(parameters: StepParameters, stage: Stage, page: StagePage): void {
  const { dice } = stage;
  parameters.flag(6, 'createonly').flag(6, 'nocreate').flag(3, 'recreate');
  if (page.marks.length === 0 || dice.percent(60)) return;
  const earlier = dice.percent(60) ? (page.marks.at(-1) ?? '') : dice.oneOf(page.marks);
  if (dice.percent(50)) parameters.add('baserevid', stage.revision(page));
  else parameters.add('basetimestamp', `⟨${earlier}.newtimestamp⟩`);
  parameters.maybe(30, 'starttimestamp', () =>
    dice.oneOf([`⟨${earlier}.newtimestamp⟩`, 'now', '2001-01-01T00:00:00Z']),
  );
}
