import type { SessionAction } from '../session-action';
import { tag } from '../session-text';
import type { Stage } from '../stage';
import { reason } from '../texts';
import { userTags } from '../user-tags';

export const importPages: SessionAction = {
  name: 'import',
  weight: 30,
  token: 'csrf',
  by: ['admin', 'sue', 'olga'],
  write(parameters, stage) {
    const { dice } = stage;
    if (dice.percent(96)) {
      parameters.file = { field: 'xml', fileName: 'pages.xml', bytes: Buffer.from(exported(stage)).toString('latin1') };
    }
    parameters
      .maybe(92, 'interwikiprefix', () => dice.oneOf(['mw', 'mw', 'mw', 'meta', 'meta', '', 'nosuch wiki']))
      .maybe(35, 'summary', () => reason(stage))
      .flag(20, 'assignknownusers')
      .maybe(6, 'namespace', () => dice.oneOf(['4', '2', '-1']))
      .maybe(6, 'rootpage', () => dice.oneOf([`Project:Imported ${tag}`, `Imported ${tag}`, 'a[b']))
      .maybe(5, 'tags', () => dice.oneOf(['nosuch', '', ...userTags]));
    stage.pageTitled(`Zebra ${tag}`).exists = true;
    return true;
  },
};

/** Pages as `Special:Export` writes them. */
function exported(stage: Stage): string {
  const { dice } = stage;
  const pages = Array.from({ length: dice.between(1, 2) }, () => exportedPage(stage));
  return `<mediawiki xml:lang="en">${pages.join('')}</mediawiki>`;
}

function exportedPage(stage: Stage): string {
  const { dice } = stage;
  const year = dice.oneOf([2004, 2011, 2019]);
  const days = dice.some(['03', '07', '19'], dice.between(1, 3));
  const revisions = days.map((day) => exportedRevision(stage, `${year}-05-${day}T10:20:30Z`));
  return `<page><title>Zebra {tag}${dice.oneOf(['', ' two'])}</title>${revisions.join('')}</page>`;
}

function exportedRevision({ dice }: Stage, timestamp: string): string {
  const author = dice.oneOf([
    ...['<username>Zoe</username><id>5</id>', '<username>Amy {tag}</username>', '<ip>198.51.100.7</ip>'],
  ]);
  const comment = dice.percent(50) ? '<comment>from afar</comment>' : '';
  const minor = dice.percent(20) ? '<minor/>' : '';
  const text = dice.oneOf(['One.', 'Two with [[Fox {tag}]].', '#REDIRECT [[Fox {tag}]]', '', 'ä &amp; b']);
  return `<revision><timestamp>${timestamp}</timestamp><contributor>${author}</contributor>${minor}${comment}<text>${text}</text></revision>`;
}
