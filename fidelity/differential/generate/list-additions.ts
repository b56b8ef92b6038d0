import type { Draft } from './draft';
import { keyContinue, recentChangesContinue } from './list-continuations';
import { addAllOf, type ParameterTable } from './parameter-table';
import { direction, namespaces, oneNamespace } from './query-values';
import { anybody, time } from './times-and-users';
import { knownTitle, pageTitle } from './titles';
import { flag, hostileText, integer, limit, oneWordOf, wordsOf, type Value } from './values';

/** The name of a page without its namespace, or the beginning of one. */
const pageName: Value = (draft) => {
  const { dice, vocabulary } = draft;
  const name = knownTitle(dice, vocabulary).replace(/^[^:]*:/, '');
  switch (dice.weighted({ whole: 40, beginning: 45, strange: 10, hostile: 5 })) {
    case 'whole':
      return name;
    case 'beginning':
      return Array.from(name).slice(0, dice.between(1, 3)).join('');
    case 'strange':
      return dice.oneOf([`${name}#x`, ` ${name}`, `Talk:${name}`, name.toLowerCase(), '', `${name}_`, 'mw:X']);
    case 'hostile':
      return hostileText(draft);
  }
};

const bytes = integer(({ dice }) => dice.oneOf(['0', '1', '10', '17', '25', '40', '1000', '-1']));

const tables = {
  allpages: {
    apfrom: [25, pageName],
    apcontinue: [15, keyContinue],
    apto: [18, pageName],
    apprefix: [18, pageName],
    apnamespace: [50, oneNamespace],
    apfilterredir: [25, oneWordOf(['all', 'nonredirects', 'redirects'])],
    apfilterlanglinks: [6, oneWordOf(['all', 'withlanglinks', 'withoutlanglinks'])],
    apminsize: [10, bytes],
    apmaxsize: [10, bytes],
    apprtype: [6, wordsOf(['edit', 'move', 'upload'], ['foo'])],
    apprlevel: [5, wordsOf(['', 'autoconfirmed', 'sysop'], ['foo'])],
    apprfiltercascade: [4, oneWordOf(['all', 'cascading', 'noncascading'])],
    apprexpiry: [4, oneWordOf(['all', 'definite', 'indefinite'])],
    aplimit: [60, limit],
    apdir: [25, direction],
  },
  recentchanges: {
    rcstart: [15, time],
    rcend: [12, time],
    rcdir: [25, oneWordOf(['older', 'newer'])],
    rcnamespace: [20, namespaces],
    rcuser: [10, anybody],
    rcexcludeuser: [8, anybody],
    rctag: [8, ({ dice }) => dice.oneOf(['mw-new-redirect', 'foo', '', 'mw-replace'])],
    rcprop: [
      60,
      wordsOf(
        [
          ...['user', 'userid', 'comment', 'parsedcomment', 'flags', 'timestamp', 'title', 'ids', 'sizes', 'redirect'],
          ...['patrolled', 'loginfo', 'tags', 'sha1'],
        ],
        ['foo', 'Ids'],
      ),
    ],
    rcshow: [
      20,
      wordsOf(
        [
          ...['minor', '!minor', 'bot', '!bot', 'anon', '!anon', 'redirect', '!redirect', 'patrolled', '!patrolled'],
          ...['unpatrolled', 'autopatrolled', '!autopatrolled'],
        ],
        ['foo'],
      ),
    ],
    rclimit: [60, limit],
    rctype: [25, wordsOf(['edit', 'new', 'log', 'external', 'categorize'], ['foo'])],
    rctoponly: [12, flag],
    rctitle: [12, pageTitle],
    rccontinue: [18, recentChangesContinue],
    rcgeneraterevisions: [8, flag],
    rcslot: [4, oneWordOf(['main'])],
  },
} as const satisfies Readonly<Record<string, ParameterTable>>;

export type ListModule = keyof typeof tables;

/** What belongs to one of these lists; as a generator its names begin with a `g`. */
export function addList(draft: Draft, module: ListModule, generator = ''): void {
  addAllOf(draft, tables[module], generator);
}
