/** The error formats that a request can select (core 6.1); `reports.ts` applies them. */
import type { MessageLanguage } from './language';
import type { Message } from './message';

export const errorFormats = ['plaintext', 'wikitext', 'html', 'raw', 'none', 'bc'] as const;
export type ErrorFormat = (typeof errorFormats)[number];

/** The error format that a request selects. */
export interface ReportForm {
  readonly format: ErrorFormat;
  /** The format bc is always English (core 6.1). */
  readonly language: MessageLanguage;
  /** `` or `/w`: the prefix of links to the wiki. */
  readonly scriptPath: string;
  /** `/index.php/$1` or `/wiki/$1`: the path of pages. */
  readonly articlePath: string;
  /** What the wiki calls a special page with an English title. Default: the same. */
  readonly localTitle?: (title: string) => string;
  /** Whether a page exists, by its whole title. Default: none does. */
  readonly hasPage?: (title: string) => boolean;
  /** Whether that page is a redirect. Default: it is not. */
  readonly isRedirect?: (title: string) => boolean;
  /** Whether it is the page that the action is about. Default: it is not. */
  readonly isPage?: (title: string) => boolean;
  /** What links to a missing page are titled, in the language of the wiki. */
  readonly missingTitle?: (title: string) => string;
  /** The HTML of wikitext, as pages show it. Default: wikitext that users wrote is converted in part. */
  readonly render?: (wikitext: string) => string;
}

/** The default when no error format is requested. */
export const usualForm: ReportForm = { format: 'bc', language: 'en', scriptPath: '', articlePath: '' };

/** A message and the path of the module that raised it. */
export interface RaisedMessage {
  readonly modulePath: string;
  readonly message: Message;
  /** A repetition, which only the raw format shows (vector imageusage/raw-warnings). */
  readonly repeated?: true;
}

/** What follows the errors: where to read about the API, or the backtrace of an exception. */
export interface Trailer {
  readonly name: 'docref' | 'trace';
  readonly text: string;
}

export const announceKey = 'api-usage-mailinglist-ref';
