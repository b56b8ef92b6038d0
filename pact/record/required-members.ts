import { isObject, type Pointer } from '../contract/pointer';
import { propertyOf, responseSchemas, schemaFor, type Schema } from '../contract/schemas';
import { pageContents } from './page-contents';

/** What the request says of the origin of a result. */
export interface ResultOrigin {
  /** A generator chose the pages, so that they are others on another wiki. */
  readonly isGenerated?: boolean;
}

/** What every response may have besides its result: part of a contract only if a client relies on it. */
const besideTheResult = new Set([
  '*',
  'batchcomplete',
  'continue',
  'curtimestamp',
  'debuginfo',
  'docref',
  'errorlang',
  'limits',
  'query-continue',
  'requestid',
  'servedby',
  'uselang',
  'warnings',
]);

/**
 * Members that a correct response to the same request may lack, because they depend on the content of the wiki or on its
 * settings, and not on the request. A flag is absent where it is not set; where it is present as `false`, it is always
 * present.
 */
const optional = {
  flags: new Set([
    ...[
      'anon',
      'autopatrolled',
      'badfile',
      'bot',
      'commenthidden',
      'filehidden',
      'hidden',
      'invalid',
      'known',
      'minor',
    ],
    ...['missing', 'new', 'patrolled', 'redirect', 'sha1hidden', 'special', 'suppressed', 'temp', 'texthidden', 'top'],
    ...['unpatrolled', 'userhidden', 'watched'],
  ]),
  anywhere: new Set([
    // Of changes, those of logs alone; of revisions, those with other roles.
    ...['logaction', 'logid', 'logparams', 'logtype', 'badcontentformat', 'textmissing', 'slotmissing'],
    // Depends on the titles that the wiki resolves.
    ...['redirects', 'converted', 'interwiki', 'fragment', 'tofragment'],
    // Of files, depends on their kind and on thumbnails.
    ...['archivename', 'bitdepth', 'duration', 'frameCount', 'pagecount', 'descriptionshorturl', 'thumberror'],
    // Of the site, depends on how it was installed.
    ...['externalimages', 'favicon', 'git-branch', 'git-hash', 'logo', 'mobileserver', 'readonlyreason', 'thumblimits'],
    // Of users, depends on what they did, and on the settings of the wiki.
    ...['blockid', 'latestcontrib', 'email', 'emailauthenticated', 'realname', 'registrationdate', 'unreadcount'],
  ]),
};

/** Objects whose members are as many and as different as the wiki wants: only that there is such an object is required. */
const settings = new Set(['imagelimits', 'metadata', 'options', 'ratelimits', 'thumbsize']);

/**
 * What a contract requires of a response by default, as pointers: the members that the schema of a result requires; for a
 * result without a schema, those of the response itself, without the optional ones. In a list, that is what all of its
 * entries have with the same type. A token is present because it was requested.
 */
export function requiredMembers(response: unknown, origin: ResultOrigin): Pointer[] {
  if (!isObject(response)) return [[]];
  return Object.entries(response).flatMap(([name, value]) => {
    if (besideTheResult.has(name)) return [];
    const schema = propertyOf(responseSchemas.envelope, name);
    if (name === 'query') return resultsOf(value, schema, origin);
    return within([name], value, schema, origin).map(({ pointer }) => pointer);
  });
}

function resultsOf(query: unknown, schema: Schema | undefined, origin: ResultOrigin): Pointer[] {
  const results = isObject(query) ? Object.entries(query) : [];
  const pointers = results.flatMap(([name, value]): Pointer[] => {
    // Lists of what was not found: another wiki may have it.
    if (name === 'badrevids' || optional.anywhere.has(name)) return [];
    if (name === 'pages' && mayBeEither(value, origin)) return [];
    if (name === 'tokens' && isObject(value)) return Object.keys(value).map((token) => ['query', name, token]);
    return within(['query', name], value, propertyOf(schema, name), origin).map(({ pointer }) => pointer);
  });
  return pointers.length > 0 ? pointers : [['query']];
}

/**
 * In format version 1, pages of which some are missing are an object or a list, depending on their ids (core 4.7). Which of
 * the pages that a generator chose are missing is not known of another wiki.
 */
function mayBeEither(pages: unknown, { isGenerated }: ResultOrigin): boolean {
  const all = (entriesOf(pages, ['query', 'pages']) ?? []).filter(isObject);
  const missing = all.filter((page) => page.missing === '').length;
  return missing > 0 && (isGenerated === true || missing < all.length);
}

interface Required {
  readonly pointer: Pointer;
  readonly type: string;
}

/** The value itself, and then what is required in it. */
function within(
  pointer: Pointer,
  value: unknown,
  reference: Schema | undefined,
  origin: ResultOrigin,
): readonly Required[] {
  const itself = { pointer, type: typeOf(value) };
  const entries = entriesOf(value, pointer);
  if (entries) {
    const ofEntry = (entry: unknown): Schema | undefined =>
      Array.isArray(value) ? schemaFor(reference, [entry])?.items : undefined;
    return [itself, ...common(entries.map((entry) => within([...pointer, '*'], entry, ofEntry(entry), origin)))];
  }
  if (!isObject(value)) return [itself];
  const schema = schemaFor(reference, value);
  const names = schema?.required ?? Object.keys(value).filter((name) => isRequired(name, value[name], pointer, origin));
  return [
    itself,
    ...names.flatMap((name) => within([...pointer, name], value[name], propertyOf(schema, name), origin)),
  ];
}

/** The entries of a list, or of an object by id (core 4.7), which are alike. */
function entriesOf(value: unknown, pointer: Pointer): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (!isObject(value)) return undefined;
  const names = Object.keys(value);
  const isById = names.length > 0 && names.every((name) => /^-?\d+$/.test(name));
  return isById || pointer.join('/') === 'query/pages' ? Object.values(value) : undefined;
}

function isRequired(name: string, value: unknown, pointer: Pointer, { isGenerated }: ResultOrigin): boolean {
  if (settings.has(pointer.at(-1) ?? '') || optional.anywhere.has(name) || name.startsWith('block')) return false;
  if (optional.flags.has(name) && value !== false && value !== 0) return false;
  // Settings that are flags.
  if (pointer[1] === 'general' && typeof value !== 'number' && (typeof value !== 'string' || value === ''))
    return false;
  // Only its absence is known.
  if (value === null) return false;
  return !(isGenerated === true && pointer[1] === 'pages' && pageContents.includes(name));
}

function common([first, ...others]: readonly (readonly Required[])[]): readonly Required[] {
  if (!first) return [];
  return first.filter((one) => others.every((other) => other.some((two) => isSame(one, two))));
}

function isSame(one: Required, other: Required): boolean {
  return one.type === other.type && one.pointer.join('\0') === other.pointer.join('\0');
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}
