import type { Fault } from '../fault';
import { injectResult } from '../inject-error';
import { editing } from '../scopes';

export interface CaptchaOptions {
  /** Default: `72\u22123`, with a minus sign. */
  readonly question?: string;
  /** What `captchaid` repeats. Default: a number. */
  readonly id?: string;
}

const usual = { question: '72\u22123', id: '8559122302548639061' };

/** The extension ConfirmEdit asks a question: the edit is no error, but `Failure`. */
export const captcha: Fault<CaptchaOptions> = {
  ...editing,
  options: {
    question: { type: 'string', default: "'72\u22123'" },
    id: { type: 'string', default: `'${usual.id}'` },
  },
  strike: (target, { question = usual.question, id = usual.id }) =>
    injectResult(target, () => ({
      captcha: { type: 'simple', mime: 'text/plain', id, question },
      result: 'Failure',
    })),
  describe: { advice: 'looks at `result`; stops, because a person has to answer', request: 'edit' },
};
