/** An exception of MediaWiki that a response can show (vectors and configuration exception-details). */
export interface WikiException {
  /** Its class. */
  readonly name: string;
  /** What it says, which wikis with `site.exceptionDetails` show. */
  readonly text: string;
  /** Whether real wikis fail only when they print, after all warnings. */
  readonly whilePrinting?: boolean;
}

const badValue = 'Bad value for parameter';

/** Exceptions that always say the same. */
export const exceptions = {
  afterEnd: { name: 'Error', text: 'Data must be loaded before reading' },
  archiveByUser: {
    name: 'Wikimedia\\Assert\\ParameterTypeException',
    text: `${badValue} join_conds[actor]: must be a array`,
  },
  conflictingKeys: {
    name: 'RuntimeException',
    text: 'Conflicting keys (name) when attempting to merge element querypage',
  },
  linkTarget: {
    name: 'Wikimedia\\Assert\\PreconditionException',
    text: 'Precondition failed: This Title instance does not represent a proper page, but merely a link target.',
  },
  noNamespace: {
    name: 'InvalidArgumentException',
    text: 'Wikimedia\\Rdbms\\Platform\\SQLPlatform::makeList: empty input for field page_namespace',
  },
  noPage: {
    name: 'MediaWiki\\Page\\PageAssertionException',
    text: 'The given PageIdentity does not represent a proper page',
  },
  noSections: {
    name: 'ErrorPageError',
    text: 'Section editing is not supported in this page or is disabled for this view.',
  },
  noSlot: { name: 'MediaWiki\\Revision\\RevisionAccessException', text: 'No such slot: main' },
  // Real wikis add which of their files calls it.
  noSummary: {
    name: 'TypeError',
    text: 'ContentModelChange::doContentModelChange(): Argument #2 ($comment) must be of type string, null given',
  },
  noText: { name: 'Error', text: 'Call to a member function serialize() on null' },
  // Real wikis add which of their files calls it.
  notList: {
    name: 'TypeError',
    text: 'Wikimedia\\ParamValidator\\ParamValidator::implodeMultiValue(): Argument #1 ($value) must be of type array, string given',
  },
  notText: {
    name: 'Wikimedia\\Assert\\ParameterTypeException',
    text: `${badValue} $oldContent: must be a TextContent|null`,
  },
  numberAsPrefix: { name: 'InvalidArgumentException', text: '$value must be string or LikeMatch, got int' },
} as const satisfies Record<string, WikiException>;

/** What reads a field of a form, and its argument, by release where they differ. */
const readers = {
  username: ['MediaWiki\\User\\UserNameUtils::getCanonical(): Argument #1 ($name)'],
  password: ['strlen(): Argument #1 ($string)'],
  email: ['MediaWiki\\Parser\\Sanitizer::validateEmail(): Argument #1 ($addr)', 'preg_match(): Argument #2 ($subject)'],
  realname: ['MediaWiki\\User\\User::setRealName(): Argument #1 ($str)', 'User::setRealName(): Argument #1 ($str)'],
  reason: ['ManualLogEntry::setComment(): Argument #1 ($comment)'],
} as const;

/** A field of a form that real wikis read as a text. */
export type TextField = keyof typeof readers;

/** A field that was sent as an array. Real wikis often add which of their files reads it. */
export function arrayField(isLater: boolean, field: TextField): WikiException {
  const [later, earlier = later] = readers[field];
  return { name: 'TypeError', text: `${isLater ? later : earlier} must be of type string, array given` };
}

export function wrongOwner(key: string): WikiException {
  return { name: 'UploadStashWrongOwnerException', text: `This file (${key}) doesn't belong to the current user.` };
}

export function invalidName(name: string): WikiException {
  return {
    name: 'Wikimedia\\Assert\\ParameterAssertionException',
    text: `${badValue} $title: invalid name '${name}'`,
  };
}

export function invalidTime(text: string): WikiException {
  return {
    name: 'Wikimedia\\Timestamp\\TimestampException',
    text: `Wikimedia\\Timestamp\\ConvertibleTimestamp::setTimestamp: Invalid timestamp - ${text}`,
  };
}

export function otherFormat(format: string, model: string): WikiException {
  return { name: 'MWException', text: `Format ${format} is not supported for content model ${model}` };
}

/** Texts of different content models cannot be merged, and neither tells what the other was. */
export function otherModel(expected: string, model: string): WikiException {
  return { name: 'MWException', text: `Bad content model: expected ${expected} but got ${model}.` };
}

/** A section of another content model than that of its page. */
export function otherModelOfSection(isLater: boolean, ofPage: string, ofSection: string): WikiException {
  return {
    name: isLater ? 'InvalidArgumentException' : 'MWException',
    text: `Incompatible content model for section: document uses ${ofPage} but section uses ${ofSection}.`,
  };
}

export function modelWithoutSections(isLater: boolean, model: string): WikiException {
  return {
    name: isLater ? 'BadMethodCallException' : 'MWException',
    text: `sections not supported for content model ${model}`,
  };
}

/** Of an export without pages that would be the whole response. */
export function exportWithoutPages(isLater: boolean): WikiException {
  const name = isLater ? 'MediaWiki\\Api\\ApiFormatRaw' : 'ApiFormatRaw';
  return {
    name: 'MWException',
    text: `Internal error in ${name}::getMimeType: No MIME type set for raw formatter`,
    whilePrinting: true,
  };
}
