import { asError, askingWithout, inErrors, inJson } from '../changes';
import { changeJson, isObject, objectAt, rename } from '../json';
import type { Mutant } from '../mutant';
import { withBody, withHeader } from '../wire';

/** Errors of the API (spec 7 shows none; what the real software does: core 6). */
export const errorMutants: readonly Mutant[] = [
  {
    id: 'errors-with-status-400',
    title: 'has status 400 for errors of the API',
    rules: ['4.1.action', '4.2.iutitle', '4.2.response', '4.3.format', '5.presented'],
    mutate: inErrors((answer) => ({ ...answer, status: 400 })),
  },
  {
    id: 'errors-with-status-404',
    title: 'has status 404 for titles that it cannot use',
    rules: ['4.2.iutitle'],
    mutate: inErrors((answer, code) => (code.includes('title') ? { ...answer, status: 404 } : answer)),
  },
  {
    id: 'errors-with-status-403',
    title: 'has status 403 for tokens that it does not accept',
    rules: ['5.presented', '1.tokens-sent-back'],
    needs: 'log-in',
    mutate: inErrors((answer, code) => (code === 'badtoken' ? { ...answer, status: 403 } : answer)),
  },
  {
    id: 'lag-with-status-503',
    title: 'has status 503 when its database is behind',
    rules: ['1.json', '4.1.response'],
    mutate: inErrors((answer, code) => (code === 'maxlag' ? { ...answer, status: 503 } : answer)),
  },
  {
    id: 'lag-without-retry-after',
    title: 'does not say when to come back when its database is behind',
    rules: ['1.json', '4.1.response'],
    mutate: inErrors((answer, code) => (code === 'maxlag' ? withHeader(answer, 'Retry-After', undefined) : answer)),
  },
  {
    id: 'maxlag-unread',
    title: 'answers however far behind its database is',
    rules: ['1.json', '4.1.response'],
    request: askingWithout('maxlag'),
  },
  {
    id: 'no-error-header',
    title: 'does not send the header MediaWiki-API-Error',
    rules: ['4.1.action', '4.2.iutitle', '4.2.response', '4.3.format', '5.presented'],
    mutate: inErrors((answer) => withHeader(answer, 'MediaWiki-API-Error', undefined)),
  },
  {
    id: 'error-header-on-success',
    title: 'sends the header MediaWiki-API-Error with every answer',
    rules: ['4.2.1', '5.presented'],
    mutate: (_, answer) => withHeader(answer, 'MediaWiki-API-Error', 'none'),
  },
  {
    id: 'unknown-action-code',
    title: 'says unknown_action instead of badvalue',
    rules: ['4.1.action', '4.2.action'],
    mutate: inErrors((answer, code, { parameters }) =>
      code === 'badvalue' && parameters.get('action') !== 'query' ? recoded(answer, 'unknown_action') : answer,
    ),
  },
  {
    id: 'unknown-format-code',
    title: 'says unknown_format instead of badvalue',
    rules: ['4.3.format'],
    mutate: inErrors((answer, code, { parameters }) =>
      code === 'badvalue' && parameters.get('format') !== 'json' ? recoded(answer, 'unknown_format') : answer,
    ),
  },
  {
    id: 'unknown-limit-code',
    title: 'says unknown_iulimit instead of badinteger',
    rules: ['4.2.response'],
    mutate: inErrors((answer, code) => (code === 'badinteger' ? recoded(answer, 'unknown_iulimit') : answer)),
  },
  {
    id: 'codes-in-the-header-differ',
    title: 'has another code in the header than in the answer',
    rules: ['4.1.action', '4.2.iutitle', '5.presented'],
    mutate: inErrors((answer) => withHeader(answer, 'MediaWiki-API-Error', 'internal_api_error')),
  },
  {
    id: 'file-title-code',
    title: 'says invalidtitle instead of bad_image_title',
    rules: ['4.2.iutitle', '2.1.query'],
    mutate: inErrors((answer, code) => (code === 'bad_image_title' ? recoded(answer, 'invalidtitle') : answer)),
  },
  {
    id: 'missing-token-code',
    title: 'says badtoken where there is no token at all',
    rules: ['1.tokens-sent-back', '5.presented'],
    needs: 'log-in',
    mutate: inErrors((answer, code, { parameters }) =>
      code === 'missingparam' && parameters.get('action') === 'logout' ? recoded(answer, 'badtoken') : answer,
    ),
  },
  {
    id: 'errors-without-text',
    title: 'gives the code of an error and no text',
    rules: ['4.1.action', '4.2.iutitle'],
    mutate: inJson((document) => {
      delete objectAt(document, 'error')?.info;
    }),
  },
  {
    id: 'errors-say-message',
    title: 'says message instead of info',
    rules: ['4.1.action', '4.2.iutitle', '2.1.query'],
    mutate: inJson((document) => {
      const error = objectAt(document, 'error');
      if (error) rename(error, 'info', 'message');
    }),
  },
  {
    id: 'errors-in-a-list',
    title: 'gives errors as a list',
    rules: ['4.1.action', '4.2.iutitle', '5.presented'],
    mutate: inJson((document) => {
      if (!isObject(document.error)) return;
      document.errors = [document.error];
      delete document.error;
    }),
  },
  {
    id: 'error-is-a-text',
    title: 'gives the text of an error instead of an object',
    rules: ['4.1.action', '4.2.iutitle', '5.presented'],
    mutate: inJson((document) => {
      const info = objectAt(document, 'error')?.info;
      if (info !== undefined) document.error = info;
    }),
  },
  {
    id: 'errors-in-plain-text',
    title: 'reports errors in plain text',
    rules: ['1.html-default', '4.3.absent', '4.2.iutitle'],
    mutate: inErrors((answer, code) =>
      withHeader(withBody(answer, `Error: ${code}`), 'Content-Type', 'text/plain; charset=utf-8'),
    ),
  },
];

function recoded(answer: Parameters<typeof asError>[0], code: string): Parameters<typeof asError>[0] {
  const changed = changeJson(answer, (document) => {
    const error = objectAt(document, 'error');
    if (error) error.code = code;
  });
  return withHeader(changed ?? answer, 'MediaWiki-API-Error', code);
}
