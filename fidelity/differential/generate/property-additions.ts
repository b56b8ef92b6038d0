import { fileUsageContinue, imagesContinue, keyContinue, revisionsContinue } from './list-continuations';
import { addAllOf, type ParameterTable } from './parameter-table';
import type { Draft } from './draft';
import { revisionId } from './numbers';
import { anybody, time } from './times-and-users';
import { fileTitle, pageTitle } from './titles';
import { flag, hostileText, limit, oneWordOf, wordsOf, type Value } from './values';
import { direction, namespaces } from './query-values';

/** Several titles, or a few more than one. */
function several(value: Value): Value {
  return (draft) => Array.from({ length: draft.dice.between(1, 3) }, () => value(draft)).join('|');
}

const otherActions = wordsOf(['read', 'move', 'create', 'delete', 'upload', 'foo']);

/** Seldom `edit`: 1.43 says no to who asks more than eight times a minute, as docs/differences.md tells. */
const testedActions: Value = (draft) => (draft.dice.percent(10) ? 'edit|' : '') + otherActions(draft);

/** The parameters of the modules that tell something of pages, and how often in a hundred each is given. */
const tables = {
  info: {
    inprop: [
      55,
      wordsOf(
        [
          ...['associatedpage', 'displaytitle', 'linkclasses', 'notificationtimestamp', 'protection', 'subjectid'],
          ...['talkid', 'url', 'varianttitles', 'visitingwatchers', 'watched', 'watchers', 'preload', 'readable'],
        ],
        ['foo', 'Url'],
      ),
    ],
    inlinkcontext: [8, pageTitle],
    intestactions: [20, testedActions],
    intestactionsdetail: [12, oneWordOf(['boolean', 'full', 'quick'])],
    incontinue: [4, keyContinue],
  },
  imageinfo: {
    iiprop: [
      50,
      wordsOf([
        ...['archivename', 'badfile', 'bitdepth', 'canonicaltitle', 'comment', 'dimensions', 'mediatype', 'mime'],
        ...['parsedcomment', 'sha1', 'size', 'thumbmime', 'timestamp', 'url', 'user', 'userid'],
      ]),
    ],
    iilimit: [20, limit],
    iistart: [10, time],
    iiend: [10, time],
    iimetadataversion: [5, ({ dice }) => dice.oneOf(['1', '2', 'latest', ''])],
    iibadfilecontexttitle: [8, pageTitle],
    iicontinue: [5, keyContinue],
    iilocalonly: [10, flag],
  },
  categoryinfo: { cicontinue: [12, keyContinue] },
  revisions: {
    rvprop: [
      60,
      wordsOf(
        [
          ...['comment', 'content', 'contentmodel', 'flags', 'ids', 'parsedcomment', 'roles', 'sha1', 'size'],
          ...['slotsha1', 'slotsize', 'tags', 'timestamp', 'user', 'userid'],
        ],
        ['foo', 'Ids'],
      ),
    ],
    rvslots: [35, wordsOf(['main'], ['foo'])],
    rvlimit: [12, limit],
    rvstartid: [12, revisionId],
    rvendid: [12, revisionId],
    rvstart: [12, time],
    rvend: [12, time],
    rvdir: [10, oneWordOf(['newer', 'older'])],
    rvuser: [12, anybody],
    rvexcludeuser: [10, anybody],
    rvtag: [12, ({ dice }) => dice.oneOf(['mw-new-redirect', 'foo', ''])],
    rvcontinue: [12, revisionsContinue],
  },
  fileusage: {
    fuprop: [40, wordsOf(['pageid', 'redirect', 'title'], ['foo'])],
    funamespace: [30, namespaces],
    fushow: [20, wordsOf(['redirect', '!redirect'], ['foo'])],
    fulimit: [50, limit],
    fucontinue: [20, fileUsageContinue],
  },
  images: {
    imlimit: [50, limit],
    imcontinue: [20, imagesContinue],
    imimages: [20, several(fileTitle)],
    imdir: [25, direction],
  },
} as const satisfies Readonly<Record<string, ParameterTable>>;

export type PropertyModule = keyof typeof tables;

export const propertyModules = Object.keys(tables) as readonly PropertyModule[];

/** What belongs to one of these modules; as a generator its names begin with a `g`. */
export function addProperties(draft: Draft, module: PropertyModule, generator = ''): void {
  addAllOf(draft, tables[module], generator);
  if (draft.dice.percent(1)) draft.add(`${generator}${module}`, hostileText(draft));
}
