/** Errors that edits end with, however good the request was. */
import * as refusals from '../../modules/edit/refusals';
import type { Fault, NoOptions } from '../fault';
import { injectMessage } from '../inject-error';
import { editing } from '../scopes';

/** Somebody else saved the same section in the meantime. */
export const editConflict: Fault<NoOptions> = {
  ...editing,
  options: {},
  strike: (target) => injectMessage(target, () => refusals.editConflict),
  describe: { advice: 'reads the page again, makes its change anew, retries', request: 'edit' },
};

/** An administrator has protected the page. */
export const protectedPage: Fault<NoOptions> = {
  ...editing,
  options: {},
  strike: (target) =>
    injectMessage(target, () => ({
      code: 'protectedpage',
      key: 'protectedpagetext',
      parameters: ['editprotected', 'edit'],
    })),
  describe: { advice: 'skips the page, and reports it', request: 'edit' },
};

export interface ContentTooBigOptions {
  /** The limit that the error names. Default: 2048. */
  readonly kilobytes?: number;
}

export const contentTooBig: Fault<ContentTooBigOptions> = {
  ...editing,
  options: { kilobytes: { type: 'count', default: '2048' } },
  strike: (target, { kilobytes = 2048 }) =>
    injectMessage(target, ({ release }) => refusals.contentTooBig(release, kilobytes)),
  describe: { advice: 'skips the page, or saves less', request: 'edit' },
};

/** The text was changed on its way. */
export const badMd5: Fault<NoOptions> = {
  options: {},
  onlyFor: 'POST requests for action=edit with md5',
  appliesTo: (target) => editing.appliesTo(target) && target.parameters.text('md5') !== undefined,
  strike: (target) => injectMessage(target, () => refusals.badMd5),
  describe: { advice: 'retries', request: 'edit' },
};
