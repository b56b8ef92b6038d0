import type { HtmlPageKind } from './html-page-template';

/** The texts of the page chrome. */
export interface HtmlPageWords {
  readonly heading: string;
  readonly title: string;
  /** As JSON. */
  readonly monthNames: string;
  /** The title of the link to the feed of changes. */
  readonly feed: string;
  /** The text before and after the address of the page. */
  readonly retrieved: readonly [string, string];
}

const months = 'January February March April May June July August September October November December'.split(' ');
const monthKeys = 'january february march april may_long june july august september october november december'.split(
  ' ',
);

const headings = {
  result: { text: 'MediaWiki API result', key: '(api-format-title)' },
  help: { text: 'MediaWiki API help', key: '(api-help-title)' },
} as const;

/** @param siteName as HTML */
export function htmlPageWords(kind: HtmlPageKind, siteName: string, showsKeys: boolean): HtmlPageWords {
  const { text, key } = headings[kind];
  if (showsKeys) {
    return {
      heading: key,
      title: `(pagetitle: ${key})`,
      monthNames: JSON.stringify(['', ...monthKeys.map((month) => `(${month})`)]),
      feed: `(site-atom-feed: ${siteName})`,
      retrieved: ['(retrievedfrom: ', ')'],
    };
  }
  return {
    heading: text,
    title: `${text} - ${siteName}`,
    monthNames: JSON.stringify(['', ...months]),
    feed: `${siteName} Atom feed`,
    retrieved: ['Retrieved from "', '"'],
  };
}
