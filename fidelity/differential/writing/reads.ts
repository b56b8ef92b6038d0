import type { SessionRead } from './session-action';
import type { StepParameters } from './parameters';
import { tag } from './session-text';
import type { Stage } from './stage';

/** Some values of a list parameter. */
function several(stage: Stage, values: readonly string[]): string {
  return stage.dice.some(values, stage.dice.between(1, values.length)).join('|');
}

const revisionProperties = [
  ...['ids', 'flags', 'timestamp', 'user', 'userid', 'size', 'sha1', 'comment', 'parsedcomment', 'tags', 'content'],
  ...['contentmodel', 'roles', 'slotsize', 'slotsha1'],
];
const changeProperties = [
  ...['user', 'userid', 'comment', 'parsedcomment', 'flags', 'timestamp', 'title', 'ids', 'sizes', 'redirect'],
  ...['loginfo', 'tags', 'sha1', 'patrolled'],
];
const infoProperties = [
  ...['protection', 'talkid', 'watched', 'watchers', 'notificationtimestamp', 'subjectid', 'url', 'displaytitle'],
];
const logProperties = [
  'ids',
  'title',
  'type',
  'user',
  'userid',
  'timestamp',
  'comment',
  'parsedcomment',
  'details',
  'tags',
];

/** The pages that a request about pages is about. */
function pages(parameters: StepParameters, stage: Stage, most = 3): void {
  const { dice } = stage;
  const count = dice.between(1, most);
  if (dice.percent(12)) parameters.add('pageids', stage.pageId(stage.page()));
  else if (dice.percent(8)) parameters.add('revids', stage.revision(stage.page()));
  else parameters.add('titles', Array.from({ length: count }, () => stage.title(2)).join('|'));
  parameters.flag(8, 'redirects');
}

/** Who did something: limits a list to the session. */
function doer(stage: Stage): string {
  const names = stage.roles.flatMap(({ account }) => account ?? []);
  return stage.dice.oneOf([...names, '⟨address⟩']);
}

/** Anybody but the administrator, whose pages show the edits of other sessions. */
function anybodyElse(stage: Stage): string {
  return stage.dice.oneOf(stage.roles.map(({ name }) => name).filter((name) => name !== 'admin'));
}

/** A list of changes or entries of logs, without those of other sessions. */
function within(parameters: StepParameters, stage: Stage, prefix: string): void {
  const { dice } = stage;
  switch (dice.weighted({ title: 40, user: 25, time: 35 })) {
    case 'title':
      parameters.add(`${prefix}title`, dice.percent(4) ? stage.wrongTitle() : stage.anyPage().title);
      break;
    case 'user':
      parameters.add(`${prefix}user`, doer(stage));
      break;
    case 'time':
      parameters.add(`${prefix}end`, '⟨start⟩');
  }
  parameters.maybe(35, `${prefix}limit`, () => dice.oneOf(['1', '2', '5', 'max']));
}

/** Requests for what has been written. Nothing of other sessions is in a response. */
export const sessionReads: readonly SessionRead[] = [
  {
    modules: ['revisions'],
    weight: 25,
    read(parameters, stage, mark) {
      const { dice } = stage;
      parameters.add('prop', dice.percent(75) ? 'revisions' : 'revisions|info');
      parameters.maybe(85, 'rvprop', () => several(stage, revisionProperties)).maybe(70, 'rvslots', () => 'main');
      const isOne = dice.percent(65);
      if (isOne) {
        parameters.add('titles', stage.page().title).add('rvlimit', dice.oneOf(['1', '2', '5', 'max']));
        parameters.maybe(35, 'rvdir', () => dice.oneOf(['newer', 'older']));
        parameters.maybe(8, 'rvuser', () => doer(stage)).maybe(6, 'rvexcludeuser', () => doer(stage));
        parameters.maybe(6, 'rvtag', () => dice.oneOf(['mw-undo', 'mw-rollback', 'mw-reverted', 'mw-blank']));
        parameters.maybe(6, 'rvstartid', () => stage.revision(stage.page()));
      } else pages(parameters, stage);
      stage.remember('revid', mark);
      return true;
    },
  },
  {
    modules: ['info'],
    weight: 15,
    read(parameters, stage) {
      parameters.add('prop', 'info').maybe(75, 'inprop', () => several(stage, infoProperties));
      parameters.maybe(25, 'intestactions', () =>
        several(stage, ['edit', 'move', 'delete', 'create', 'protect', 'read']),
      );
      parameters.maybe(10, 'intestactionsdetail', () => stage.dice.oneOf(['boolean', 'full', 'quick']));
      pages(parameters, stage);
      return true;
    },
  },
  {
    modules: ['recentchanges'],
    weight: 20,
    read(parameters, stage, mark) {
      const { dice } = stage;
      parameters.add('list', 'recentchanges').maybe(85, 'rcprop', () => several(stage, changeProperties));
      within(parameters, stage, 'rc');
      parameters.maybe(15, 'rctype', () => several(stage, ['edit', 'new', 'log']));
      parameters.maybe(12, 'rcshow', () => dice.oneOf(['!bot', 'bot', 'minor', '!minor', 'anon', '!anon', 'redirect']));
      parameters.maybe(5, 'rctag', () => dice.oneOf(['mw-undo', 'mw-rollback', 'mw-reverted', 'mw-new-redirect']));
      parameters.flag(8, 'rctoponly');
      stage.remember('rcid', mark);
      return true;
    },
  },
  {
    modules: ['logevents'],
    weight: 20,
    read(parameters, stage, mark) {
      const { dice } = stage;
      parameters.add('list', 'logevents').maybe(85, 'leprop', () => several(stage, logProperties));
      within(parameters, stage, 'le');
      parameters.maybe(20, 'letype', () =>
        dice.oneOf(['move', 'delete', 'protect', 'block', 'rights', 'create', 'newusers']),
      );
      parameters.maybe(8, 'leaction', () => dice.oneOf(['move/move', 'delete/restore', 'create/create', 'block/*']));
      stage.remember('logid', mark);
      return true;
    },
  },
  {
    modules: ['allpages'],
    weight: 4,
    read(parameters, stage) {
      const { dice } = stage;
      parameters
        .add('list', 'allpages')
        .add('apprefix', dice.oneOf([`Fox ${tag}`, `Amy ${tag}`, `Box ${tag}`, `Gnu ${tag}`]));
      parameters.maybe(40, 'apnamespace', () => dice.oneOf(['0', '1', '2', '10']));
      parameters.maybe(40, 'apfilterredir', () => dice.oneOf(['redirects', 'nonredirects', 'all']));
      return true;
    },
  },
  {
    modules: ['imageusage'],
    weight: 6,
    read(parameters, stage) {
      const { dice } = stage;
      parameters.add('list', 'imageusage').add('iutitle', `File:${dice.oneOf(['Red', 'Blue'])} ${tag}.png`);
      parameters.flag(25, 'iuredirect').maybe(30, 'iulimit', () => dice.oneOf(['1', '2', 'max']));
      return true;
    },
  },
  {
    modules: ['fileusage', 'images'],
    weight: 4,
    read(parameters, stage) {
      if (stage.dice.percent(50)) parameters.add('prop', 'images');
      else parameters.add('prop', 'fileusage');
      parameters.add('titles', `${stage.page().title}|File:Red ${tag}.png`);
      return true;
    },
  },
  {
    modules: ['links', 'templates'],
    weight: 4,
    read(parameters, stage) {
      parameters.add('prop', stage.dice.oneOf(['links', 'templates', 'links|templates']));
      parameters.add('titles', stage.page().title).add('pllimit', 'max').add('tllimit', 'max');
      return true;
    },
  },
  {
    modules: ['backlinks', 'embeddedin'],
    weight: 4,
    read(parameters, stage) {
      const { title } = stage.page();
      if (stage.dice.percent(60)) parameters.add('list', 'backlinks').add('bltitle', title).flag(40, 'blredirect');
      else parameters.add('list', 'embeddedin').add('eititle', title);
      return true;
    },
  },
  {
    modules: ['linkshere', 'transcludedin', 'redirects'],
    weight: 4,
    read(parameters, stage) {
      parameters.add('prop', stage.dice.oneOf(['linkshere', 'transcludedin', 'redirects', 'linkshere|redirects']));
      parameters.add('titles', stage.page().title);
      return true;
    },
  },
  {
    modules: ['alllinks', 'alltransclusions', 'allredirects'],
    weight: 3,
    read(parameters, stage) {
      const { dice } = stage;
      const kind = dice.weighted({ links: 2, transclusions: 1, redirects: 2 });
      const prefix = { links: 'al', transclusions: 'at', redirects: 'ar' }[kind];
      const name = dice.oneOf(kind === 'transclusions' ? ['Box'] : ['Fox', 'Gnu', 'Elk']);
      parameters.add('list', `all${kind}`).add(`${prefix}prefix`, `${name} ${tag}`);
      if (dice.percent(30)) parameters.add(`${prefix}unique`, '1');
      else parameters.maybe(60, `${prefix}prop`, () => 'ids|title');
      return true;
    },
  },
  {
    modules: ['extlinks'],
    weight: 2,
    read(parameters, stage) {
      parameters.add('prop', 'extlinks').add('titles', stage.page().title);
      return true;
    },
  },
  {
    modules: ['iwlinks'],
    weight: 2,
    read(parameters, stage) {
      parameters.add('prop', 'iwlinks').add('titles', stage.page().title);
      return true;
    },
  },
  {
    modules: ['pageprops'],
    weight: 2,
    read(parameters, stage) {
      parameters.add('prop', 'pageprops').add('titles', stage.page().title);
      return true;
    },
  },
  {
    modules: ['iwbacklinks'],
    weight: 2,
    read(parameters) {
      parameters.add('list', 'iwbacklinks').add('iwblprefix', 'mw').add('iwbltitle', `Zoo_${tag}`);
      return true;
    },
  },
  {
    modules: ['categoryinfo'],
    weight: 3,
    read(parameters) {
      parameters.add('prop', 'categoryinfo').add('titles', `Category:Zoo ${tag}`);
      return true;
    },
  },
  {
    modules: ['imageinfo'],
    weight: 9,
    read(parameters, stage, mark) {
      const { dice } = stage;
      const properties = [
        ...['timestamp', 'user', 'userid', 'comment', 'parsedcomment', 'canonicaltitle', 'url', 'size', 'dimensions'],
        ...['sha1', 'mime', 'mediatype', 'metadata', 'commonmetadata', 'archivename', 'bitdepth'],
      ];
      parameters.add('prop', dice.percent(85) ? 'imageinfo' : 'imageinfo|duplicatefiles');
      parameters.add('titles', `File:${dice.oneOf(['Red', 'Red', 'Red', 'Blue'])} ${tag}.png`);
      parameters.add('iiprop', `archivename|${several(stage, properties)}`);
      parameters.maybe(80, 'iilimit', () => dice.oneOf(['2', '3', 'max']));
      parameters.maybe(12, 'iiurlwidth', () => dice.oneOf(['1', '20']));
      stage.remember('archivename', mark);
      return true;
    },
  },
  {
    modules: ['stashimageinfo'],
    weight: 600,
    by: ({ dice, stasher }) => (dice.percent(92) ? stasher : undefined),
    read(parameters, stage) {
      const key = stage.remembered('filekey');
      if (key === undefined) return false;
      parameters.add('prop', 'stashimageinfo').add('siifilekey', key);
      parameters.maybe(60, 'siiprop', () => several(stage, ['timestamp', 'size', 'sha1', 'mime', 'bitdepth']));
      return true;
    },
  },
  {
    modules: ['allimages', 'filearchive'],
    weight: 4,
    read(parameters, stage) {
      const { dice } = stage;
      const prefix = `${dice.oneOf(['Red', 'Blue'])} ${tag}`;
      if (dice.percent(60)) {
        parameters.add('list', 'allimages').add('aiprefix', prefix);
        parameters.maybe(60, 'aiprop', () => several(stage, ['timestamp', 'user', 'comment', 'size', 'sha1', 'mime']));
      } else {
        parameters.add('list', 'filearchive').add('faprefix', prefix);
        parameters.maybe(60, 'faprop', () => several(stage, ['timestamp', 'user', 'description', 'size', 'sha1']));
      }
      return true;
    },
  },
  {
    modules: ['userinfo'],
    weight: 4,
    read(parameters, stage) {
      parameters.add('meta', 'userinfo').add('uiprop', several(stage, ['groups', 'blockinfo', 'hasmsg', 'rights']));
      return true;
    },
  },
  {
    modules: ['usercontribs'],
    weight: 6,
    read(parameters, stage) {
      const properties = ['ids', 'title', 'timestamp', 'comment', 'size', 'sizediff', 'flags', 'tags', 'patrolled'];
      parameters.add('list', 'usercontribs').add('ucuser', doer(stage));
      parameters.maybe(80, 'ucprop', () => several(stage, properties)).flag(10, 'uctoponly');
      return true;
    },
  },
  {
    modules: ['users'],
    weight: 5,
    read(parameters, stage) {
      const properties = ['groups', 'implicitgroups', 'blockinfo', 'editcount', 'registration', 'groupmemberships'];
      parameters.add('list', 'users').add('ususers', `${stage.user()}|${stage.user()}`);
      parameters.maybe(85, 'usprop', () => several(stage, properties));
      return true;
    },
  },
  {
    modules: ['blocks'],
    weight: 5,
    read(parameters, stage, mark) {
      const properties = [
        'id',
        'user',
        'userid',
        'by',
        'byid',
        'timestamp',
        'expiry',
        'reason',
        'range',
        'flags',
        'restrictions',
      ];
      parameters.add('list', 'blocks').add('bkusers', doer(stage));
      parameters.maybe(85, 'bkprop', () => several(stage, properties));
      stage.remember('id', mark);
      return true;
    },
  },
  {
    modules: ['protectedtitles'],
    weight: 1,
    read(parameters) {
      parameters.add('list', 'protectedtitles').add('ptend', '⟨start⟩');
      return true;
    },
  },
  {
    modules: ['watchlist'],
    weight: 4,
    read(parameters, stage) {
      const properties = [
        ...['ids', 'title', 'flags', 'user', 'userid', 'comment', 'parsedcomment', 'timestamp', 'sizes', 'tags'],
        ...['notificationtimestamp', 'expiry'],
      ];
      parameters.add('list', 'watchlist').add('wlend', '⟨start⟩').flag(40, 'wlallrev');
      parameters.maybe(15, 'wlshow', () => stage.dice.oneOf(['unread', '!unread', 'minor', '!bot']));
      parameters.maybe(80, 'wlprop', () => several(stage, properties));
      return true;
    },
  },
  {
    action: 'feedcontributions',
    modules: [],
    weight: 3,
    by: anybodyElse,
    read(parameters, stage) {
      const { dice } = stage;
      parameters.add('user', dice.percent(90) ? doer(stage) : stage.user());
      parameters.maybe(40, 'feedformat', () => dice.oneOf(['atom', 'atom', 'rss', 'x']));
      for (const name of ['deletedonly', 'toponly', 'newonly', 'hideminor']) parameters.flag(8, name);
      parameters.maybe(10, 'namespace', () => dice.oneOf(['0', '1', '3', '6', '-1']));
      parameters.maybe(5, 'year', () => dice.oneOf(['2020', '9998', '9999', '-1', 'x']));
      parameters.maybe(5, 'month', () => dice.oneOf(['1', '12', '13', '0']));
      return true;
    },
  },
  {
    action: 'feedwatchlist',
    modules: [],
    weight: 3,
    by: anybodyElse,
    read(parameters, stage) {
      const { dice } = stage;
      parameters.maybe(40, 'feedformat', () => dice.oneOf(['atom', 'atom', 'rss', 'x']));
      parameters.flag(40, 'allrev').flag(30, 'linktosections');
      parameters.maybe(15, 'hours', () => dice.oneOf(['1', '72', '99', 'x']));
      parameters.maybe(8, 'wlshow', () =>
        dice.oneOf(['unread', '!unread', 'minor', '!bot', 'minor|!minor', 'patrolled']),
      );
      parameters.maybe(8, 'wltype', () => dice.oneOf(['log', 'edit|new', 'x', '']));
      parameters.maybe(10, 'wlexcludeuser', () => stage.user()).maybe(4, 'wlowner', () => stage.user());
      parameters.maybe(4, 'wltoken', () => dice.oneOf(['x', '']));
      return true;
    },
  },
  {
    modules: ['alldeletedrevisions'],
    weight: 3,
    read(parameters, stage) {
      parameters.add('list', 'alldeletedrevisions').add('adruser', doer(stage));
      parameters.maybe(80, 'adrprop', () => several(stage, revisionProperties.slice(0, 10)));
      return true;
    },
  },
  {
    modules: ['contributors'],
    weight: 3,
    read(parameters, stage) {
      const { dice } = stage;
      parameters.add('prop', 'contributors').add('titles', stage.page().title);
      const filter = dice.oneOf(['group', 'excludegroup', 'rights', 'excluderights']);
      parameters.maybe(30, `pc${filter}`, () => (filter.endsWith('group') ? 'sysop|bot' : 'delete|bot'));
      return true;
    },
  },
  {
    modules: ['allrevisions'],
    weight: 4,
    read(parameters, stage, mark) {
      const { dice } = stage;
      parameters.add('list', 'allrevisions');
      if (dice.percent(50)) parameters.add('arvuser', doer(stage));
      else parameters.add('arvend', '⟨start⟩');
      parameters.maybe(80, 'arvprop', () => several(stage, revisionProperties)).maybe(70, 'arvslots', () => 'main');
      parameters.maybe(30, 'arvlimit', () => dice.oneOf(['1', '2', 'max']));
      stage.remember('revid', mark);
      return true;
    },
  },
  {
    modules: ['deletedrevisions'],
    weight: 5,
    read(parameters, stage) {
      parameters.add('prop', 'deletedrevisions').add('titles', stage.anyPage().title);
      parameters.maybe(80, 'drvprop', () => several(stage, revisionProperties.slice(0, 10)));
      return true;
    },
  },
  {
    modules: ['backlinks'],
    weight: 3,
    read(parameters, stage) {
      parameters.add('list', 'backlinks').add('bltitle', stage.anyPage().title).flag(30, 'blredirect');
      return true;
    },
  },
  {
    modules: ['embeddedin'],
    weight: 2,
    read(parameters) {
      parameters.add('list', 'embeddedin').add('eititle', `Template:Box ${tag}`);
      return true;
    },
  },
  {
    modules: ['categories'],
    weight: 4,
    read(parameters, stage) {
      parameters.add('prop', 'categories').add('titles', stage.page().title);
      parameters.maybe(60, 'clprop', () => several(stage, ['sortkey', 'hidden']));
      parameters.maybe(15, 'clshow', () => stage.dice.oneOf(['hidden', '!hidden']));
      return true;
    },
  },
  {
    modules: ['allcategories'],
    weight: 2,
    read(parameters, stage) {
      parameters.add('list', 'allcategories').add('acprefix', `Zoo ${tag}`);
      parameters.maybe(60, 'acprop', () => several(stage, ['size', 'hidden']));
      return true;
    },
  },
  {
    modules: ['categorymembers'],
    weight: 3,
    read(parameters, stage) {
      parameters.add('list', 'categorymembers').add('cmtitle', `Category:Zoo ${tag}`);
      parameters.maybe(60, 'cmprop', () => several(stage, ['ids', 'title', 'type', 'sortkeyprefix']));
      return true;
    },
  },
];
