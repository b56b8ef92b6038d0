import { asError, withoutParameters, inErrors, inJson } from '../changes';
import { changeDocument } from '../documents';
import { isObject, objectAt, rename } from '../json-values';
import type { Mutant } from '../mutant';
import { withBody, withHeader } from '../wire';

/** Errors of the API (spec 7 shows none; what the real software does: core 6). */
export const errorMutants: readonly Mutant[] = [
  {
    id: 'errors-with-status-400',
    title: 'has status 400 for errors of the API',
    rules: ['4.1.action', '4.2.iutitle', '4.2.response', '4.3.format', '5.presented'],
    mutate: inErrors((response) => ({ ...response, status: 400 })),
  },
  {
    id: 'errors-with-status-404',
    title: 'has status 404 for invalid titles',
    rules: ['4.2.iutitle'],
    mutate: inErrors((response, code) => (code.includes('title') ? { ...response, status: 404 } : response)),
  },
  {
    id: 'errors-with-status-403',
    title: 'has status 403 for rejected tokens',
    rules: ['5.presented', '1.tokens-sent-back'],
    needs: 'log-in',
    mutate: inErrors((response, code) => (code === 'badtoken' ? { ...response, status: 403 } : response)),
  },
  {
    id: 'lag-with-status-503',
    title: 'has status 503 when its database lags',
    rules: ['1.json', '4.1.response'],
    mutate: inErrors((response, code) => (code === 'maxlag' ? { ...response, status: 503 } : response)),
  },
  {
    id: 'lag-without-retry-after',
    title: 'omits Retry-After when its database lags',
    rules: ['1.json', '4.1.response'],
    mutate: inErrors((response, code) =>
      code === 'maxlag' ? withHeader(response, 'Retry-After', undefined) : response,
    ),
  },
  {
    id: 'maxlag-unread',
    title: 'ignores maxlag',
    rules: ['1.json', '4.1.response'],
    request: withoutParameters('maxlag'),
  },
  {
    id: 'no-error-header',
    title: 'does not send the header MediaWiki-API-Error',
    rules: ['4.1.action', '4.2.iutitle', '4.2.response', '4.3.format', '5.presented'],
    mutate: inErrors((response) => withHeader(response, 'MediaWiki-API-Error', undefined)),
  },
  {
    id: 'error-header-on-success',
    title: 'sends the header MediaWiki-API-Error with every response',
    rules: ['4.2.1', '5.presented'],
    mutate: (_, response) => withHeader(response, 'MediaWiki-API-Error', 'none'),
  },
  {
    id: 'unknown-action-code',
    title: 'says unknown_action instead of badvalue',
    rules: ['4.1.action', '4.2.action'],
    mutate: inErrors((response, code, { parameters }) =>
      code === 'badvalue' && parameters.get('action') !== 'query' ? recoded(response, 'unknown_action') : response,
    ),
  },
  {
    id: 'unknown-format-code',
    title: 'says unknown_format instead of badvalue',
    rules: ['4.3.format'],
    mutate: inErrors((response, code, { parameters }) =>
      code === 'badvalue' && parameters.get('format') !== 'json' ? recoded(response, 'unknown_format') : response,
    ),
  },
  {
    id: 'unknown-limit-code',
    title: 'says unknown_iulimit instead of badinteger',
    rules: ['4.2.response'],
    mutate: inErrors((response, code) => (code === 'badinteger' ? recoded(response, 'unknown_iulimit') : response)),
  },
  {
    id: 'codes-in-the-header-differ',
    title: 'has another code in the header than in the response',
    rules: ['4.1.action', '4.2.iutitle', '5.presented'],
    mutate: inErrors((response) => withHeader(response, 'MediaWiki-API-Error', 'internal_api_error')),
  },
  {
    id: 'file-title-code',
    title: 'says invalidtitle instead of bad_image_title',
    rules: ['4.2.iutitle', '2.1.query'],
    mutate: inErrors((response, code) => (code === 'bad_image_title' ? recoded(response, 'invalidtitle') : response)),
  },
  {
    id: 'missing-token-code',
    title: 'says badtoken if there is no token at all',
    rules: ['1.tokens-sent-back', '5.presented'],
    needs: 'log-in',
    mutate: inErrors((response, code, { parameters }) =>
      code === 'missingparam' && parameters.get('action') === 'logout' ? recoded(response, 'badtoken') : response,
    ),
  },
  {
    id: 'errors-without-text',
    title: 'gives the code of an error without a text',
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
    mutate: inErrors((response, code) =>
      withHeader(withBody(response, `Error: ${code}`), 'Content-Type', 'text/plain; charset=utf-8'),
    ),
  },
];

function recoded(response: Parameters<typeof asError>[0], code: string): Parameters<typeof asError>[0] {
  const changed = changeDocument(response, (document) => {
    const error = objectAt(document, 'error');
    if (error) error.code = code;
  });
  return withHeader(changed ?? response, 'MediaWiki-API-Error', code);
}
