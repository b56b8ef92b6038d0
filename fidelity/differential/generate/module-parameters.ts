import type { ActionModule, QueryModule } from '../../../emulator/modules/module';
import type { ParameterDeclaration } from '../../../emulator/request/parameter-declarations';
import { allFileUsagesContinue, imageUsageContinue } from './continuation-values';
import { anyContinue, fileUsageContinue, imagesContinue, keyContinue } from './list-continuations';
import { recentChangesContinue, revisionsContinue } from './list-continuations';
import { filePageId, pageId, revisionId } from './numbers';
import { namespaces, oneNamespace } from './query-values';
import type { RequestBuilder } from './request-builder';
import { anybody, time } from './times-and-users';
import { fileName, fileTitle, knownTitle, pageTitle } from './titles';
import { flag, hostileText, integer, limit, oneWordOf, text, wordsOf, type Value } from './values';
import { weights } from './weights';

/** The percentage of requests that send a parameter, and its value. */
type Sent = readonly [share: number, value: Value];

/**
 * Adds parameters of a module. Its declaration determines which, how often and with which values, unless
 * `tuned` or `composed` says otherwise.
 *
 * @param generator `g` where the module is a generator
 */
export function addParameters(builder: RequestBuilder, module: ActionModule | QueryModule, generator = ''): void {
  const compose = composed[module.path];
  if (compose) compose(builder, generator);
  else {
    const { prefix, declarations } = module.parameters;
    for (const [name, declaration] of Object.entries(declarations)) {
      const [share, value] = tuned[module.path]?.[name] ?? usual(name, declaration);
      if (builder.dice.percent(share)) builder.add(generator + prefix + name, value(builder));
    }
  }
  if (builder.dice.percent(1)) builder.add(`${generator}${module.name}`, hostileText(builder));
}

/** What the type of a parameter suggests. */
function usual(name: string, declaration: ParameterDeclaration): Sent {
  switch (declaration.type) {
    case 'limit':
      return [50, limit];
    case 'boolean':
      return [12, flag];
    case 'enumeration':
      return [declaration.values.length === 1 ? 5 : 22, oneWordOf(declaration.values)];
    case 'enumeration list':
      return [
        name === 'prop' ? 55 : 20,
        wordsOf(declaration.values, ['foo', capitalised(declaration.values[0] ?? '')]),
      ];
    case 'namespace':
      return [50, oneNamespace];
    case 'namespace list':
      return [25, namespaces];
    case 'timestamp':
      return [12, time];
    case 'user':
      return [9, anybody];
    case 'title':
      return [15, pageTitle];
    case 'tag list':
      return [8, oneWordOf(['mw-new-redirect', 'foo', ''])];
    case 'integer':
    case 'integer list':
      return [10, declaration.isId ? (name.includes('page') ? pageId : revisionId) : someNumber];
    case 'string list':
      return [15, several(pageTitle)];
    case 'string':
      return name === 'continue' ? [12, anyContinue] : [12, name.endsWith('title') ? pageTitle : text];
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const someNumber = integer(({ dice }) => dice.oneOf(['0', '1', '10', '17', '25', '40', '1000', '-1']));

const tag: Value = ({ dice }) => dice.oneOf(['mw-new-redirect', 'foo', '', 'mw-replace']);

/** Up to three values. */
function several(value: Value): Value {
  return (builder) => Array.from({ length: builder.dice.between(1, 3) }, () => value(builder)).join('|');
}

/** The name of a page without its namespace, or the beginning of one. */
const pageName: Value = (builder) => {
  const { dice, vocabulary } = builder;
  const name = knownTitle(dice, vocabulary).replace(/^[^:]*:/, '');
  switch (dice.weighted({ whole: 40, beginning: 45, strange: 10, hostile: 5 })) {
    case 'whole':
      return name;
    case 'beginning':
      return Array.from(name).slice(0, dice.between(1, 3)).join('');
    case 'strange':
      return dice.oneOf([`${name}#x`, ` ${name}`, `Talk:${name}`, name.toLowerCase(), '', `${name}_`, 'mw:X']);
    case 'hostile':
      return hostileText(builder);
  }
};

const otherActions = wordsOf(['read', 'move', 'create', 'delete', 'upload', 'foo']);

/** Seldom `edit`: 1.43 refuses it to clients that test it more than eight times a minute (docs/differences.md). */
const testedActions: Value = (builder) => (builder.dice.percent(10) ? 'edit|' : '') + otherActions(builder);

const userProperties = wordsOf(
  [
    ...['acceptlang', 'blockinfo', 'cancreateaccount', 'centralids', 'changeablegroups', 'editcount', 'email'],
    ...['groupmemberships', 'groups', 'hasmsg', 'implicitgroups', 'latestcontrib', 'options', 'ratelimits'],
    ...['realname', 'registrationdate', 'rights', 'theoreticalratelimits', 'unreadcount'],
  ],
  ['preferencestoken', 'Rights', 'foo'],
);

/** The values of `iiprop` with the same results on any wiki. */
const fileProperties = wordsOf([
  ...['archivename', 'badfile', 'bitdepth', 'canonicaltitle', 'comment', 'dimensions', 'mediatype', 'mime'],
  ...['parsedcomment', 'sha1', 'size', 'thumbmime', 'timestamp', 'url', 'user', 'userid'],
]);

/** Parameters whose type says too little about interesting values, by path of the module. */
const tuned: Readonly<Record<string, Readonly<Record<string, Sent>>>> = {
  'query+allpages': {
    from: [25, pageName],
    continue: [15, keyContinue],
    to: [18, pageName],
    prefix: [18, pageName],
  },
  'query+recentchanges': {
    tag: [8, tag],
    limit: [60, limit],
    title: [12, pageTitle],
    continue: [18, recentChangesContinue],
  },
  'query+info': { testactions: [20, testedActions], continue: [4, keyContinue] },
  'query+imageinfo': {
    prop: [50, fileProperties],
    limit: [20, limit],
    metadataversion: [5, ({ dice }) => dice.oneOf(['1', '2', 'latest', ''])],
    continue: [5, keyContinue],
  },
  'query+categoryinfo': { continue: [12, keyContinue] },
  'query+revisions': {
    slots: [35, wordsOf(['main'], ['foo'])],
    limit: [12, limit],
    tag: [12, tag],
    continue: [12, revisionsContinue],
  },
  'query+fileusage': { continue: [20, fileUsageContinue] },
  'query+images': { continue: [20, imagesContinue], images: [20, several(fileTitle)] },
  'query+siteinfo': { filteriw: [15, oneWordOf(['local', '!local'])], inlanguagecode: [6, oneWordOf(['en'])] },
  'query+tokens': {
    type: [
      80,
      wordsOf(
        ['createaccount', 'csrf', 'login', 'patrol', 'rollback', 'userrights', 'watch'],
        ['edit', 'Watch', 'unwatch', 'email'],
      ),
    ],
  },
  'query+userinfo': {
    prop: [75, userProperties],
    attachedwiki: [8, (builder) => builder.dice.oneOf(['', 'wiki', 'foo', hostileText(builder)])],
  },
};

/** Modules whose parameters depend on each other. */
const composed: Readonly<Record<string, (builder: RequestBuilder, generator: string) => void>> = {
  'query+imageusage': addImageUsage,
  'query+allfileusages': addAllFileUsages,
};

function addImageUsage(builder: RequestBuilder, generator: string): void {
  const { dice } = builder;
  const add = (name: string, value: Value): void => {
    builder.add(`${generator}iu${name}`, value(builder));
  };
  const source = dice.weighted({ title: 82, pageId: 12, both: 2, neither: 4 });
  if (source === 'title' || source === 'both') add('title', fileTitle);
  if (source === 'pageId' || source === 'both') add('pageid', filePageId);
  if (dice.percent(58)) add('limit', limit);
  if (dice.percent(35)) add('namespace', namespaces);
  if (dice.percent(32)) add('dir', oneWordOf(['ascending', 'descending']));
  if (dice.percent(28)) add('filterredir', oneWordOf(['all', 'redirects', 'nonredirects']));
  if (dice.percent(38)) add('redirect', flag);
  if (dice.percent(weights.continued)) add('continue', imageUsageContinue);
}

function addAllFileUsages(builder: RequestBuilder, generator: string): void {
  const { dice } = builder;
  const add = (name: string, value: Value): void => {
    builder.add(`${generator}af${name}`, value(builder));
  };
  const unique = dice.percent(25);
  if (dice.percent(65)) add('limit', limit);
  if (dice.percent(25)) add('from', fileName);
  if (dice.percent(18)) add('to', fileName);
  if (dice.percent(20)) add('prefix', fileName);
  if (unique) add('unique', flag);
  if (dice.percent(unique ? 15 : 50)) add('prop', wordsOf(['ids', 'title'], ['foo', 'Ids']));
  if (dice.percent(30)) add('dir', oneWordOf(['ascending', 'descending']));
  if (dice.percent(weights.continued)) add('continue', allFileUsagesContinue);
}
