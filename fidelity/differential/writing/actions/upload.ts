import { picture } from '../pictures';
import type { SessionAction } from '../session-action';
import { tag } from '../session-text';
import { pageText, reason } from '../texts';
import { userTags } from '../user-tags';

export const upload: SessionAction = {
  name: 'upload',
  weight: 16,
  token: 'csrf',
  followedBy: { upload: 45, filerevert: 40 },
  neverBy: ['anonymous'],
  write(parameters, stage, mark) {
    const { dice } = stage;
    const name = dice.oneOf(['Red', 'Red', 'Red', 'Blue']);
    const fileName = dice.oneOf([`${name} ${tag}.png`, `${name} ${tag}.png`, `File:${name}_${tag}.png`]);
    const isNamed = dice.percent(95);
    if (isNamed) parameters.add('filename', dice.percent(94) ? fileName : wrongName(dice.below(wrongNames.length)));
    if (dice.percent(97)) parameters.file = picture(dice.below(4));
    parameters
      .maybe(45, 'comment', () => reason(stage))
      .maybe(20, 'text', () => pageText(stage))
      .maybe(75, 'ignorewarnings', () => '1')
      .maybe(12, 'watchlist', () => dice.oneOf(['watch', 'unwatch', 'nochange', 'preferences']))
      .maybe(6, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    if (dice.percent(45)) {
      parameters.add('stash', '1');
      stage.remember('filekey', mark);
      stage.stasher = stage.client;
    }
    stage.pageTitled(`File:${name} ${tag}.png`).exists = true;
    return true;
  },
};

const wrongNames = [
  '',
  `No extension ${tag}`,
  `Red ${tag}.gif`,
  `Red ${tag}.exe`,
  `a[b ${tag}.png`,
  '.png',
  `x/${tag}.png`,
];

function wrongName(index: number): string {
  return wrongNames[index] ?? '';
}
