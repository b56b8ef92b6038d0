import { revisionProperties } from './members';

/** What the rows of revisions contain, in every module that lists them. */
export const rowParameters = {
  prop: {
    type: 'enumeration list',
    values: revisionProperties,
    default: ['ids', 'timestamp', 'flags', 'comment', 'user'],
  },
  slots: { type: 'enumeration list', values: ['main'], allSpecifier: '*' },
} as const;

/** Which section of the content is shown. */
export const sectionParameter = { type: 'string', examples: ['0', '1', 'T-1', '9', 'x'] } as const;

/** How many revisions a response has at most. */
export const rowLimit = { type: 'limit', maximum: 500, highMaximum: 5000 } as const;

/** What lists of the revisions of all pages begin with. */
export const listParameters = {
  ...rowParameters,
  limit: rowLimit,
  section: sectionParameter,
  user: { type: 'user', anybody: true },
  namespace: { type: 'namespace list', allSpecifier: '*' },
  start: { type: 'timestamp' },
  end: { type: 'timestamp' },
  dir: { type: 'enumeration', values: ['newer', 'older'], default: 'older' },
} as const;
