import { changingParameters, inParameter, failing, inJson, refusing } from '../changes';
import { changeDocument } from '../documents';
import { objectAt } from '../json-values';
import type { Mutant } from '../mutant';
import { parametersOf } from '../wire';

/** One entry point, modules chosen by parameters, GET and its query string (spec 1, 4). */
export const entryPointMutants: readonly Mutant[] = [
  {
    id: 'usage-elsewhere',
    title: 'has usage at another address than tokens',
    rules: ['1.entry-point', '4.entry-point', '4.2.path'],
    request: refusing((_, parameters) => parameters.get('list') === 'imageusage', 404, 'There is nothing here.'),
  },
  {
    id: 'tokens-elsewhere',
    title: 'has tokens at another address than usage',
    rules: ['1.entry-point', '4.entry-point', '4.1.path'],
    request: refusing((_, parameters) => parameters.get('meta') === 'tokens', 404, 'There is nothing here.'),
  },
  {
    id: 'one-module-a-request',
    title: 'responds to one module per request only',
    rules: ['2.1.query', '1.action'],
    request: changingParameters((parameters) => {
      if (parameters.has('list')) parameters.delete('meta');
    }),
  },
  {
    id: 'query-by-default',
    title: 'treats a request without action as a query',
    rules: ['1.action', '4.1.action', '4.2.action'],
    request: changingParameters((parameters, all) => {
      if (!all.has('action')) parameters.set('action', 'query');
    }),
  },
  {
    id: 'any-action-is-query',
    title: 'treats any action as a query',
    rules: ['1.action', '4.1.action', '4.2.action'],
    request: inParameter('action', (action) => (isAction(action) ? action : 'query')),
  },
  {
    id: 'missing-action-is-an-error',
    title: 'has an error in JSON for a request without action, and no page that explains itself',
    rules: ['1.action', '4.1.action', '4.2.action'],
    request: (request) => {
      if (parametersOf(request).has('action')) return undefined;
      const body = '{"error":{"code":"missingparam","info":"The \\"action\\" parameter must be set."}}';
      return { status: 200, headers: [['Content-Type', 'application/json; charset=utf-8']], body };
    },
  },
  {
    id: 'tokens-without-meta',
    title: 'returns tokens if a type is given without meta',
    rules: ['4.1.meta', '1.action'],
    request: changingParameters((parameters, all) => {
      if (all.has('type') && !all.has('meta')) parameters.set('meta', 'tokens');
    }),
  },
  {
    id: 'usage-without-list',
    title: 'lists usage if a title is given without list',
    rules: ['4.2.list', '1.action'],
    request: changingParameters((parameters, all) => {
      if (all.has('iutitle') && !all.has('list')) parameters.set('list', 'imageusage');
    }),
  },
  {
    id: 'query-without-module-is-an-error',
    title: 'has an error for a query without meta and list',
    rules: ['1.action', '4.1.meta', '4.2.list'],
    mutate: failing(
      ({ parameters }) => parameters.get('action') === 'query' && !parameters.has('meta') && !parameters.has('list'),
      'nomodule',
      'Choose a module.',
    ),
  },
  {
    id: 'unknown-module-is-an-error',
    title: 'has an error for an unknown module',
    rules: ['4.1.meta', '4.2.list'],
    mutate: failing(
      ({ response }) => /Unrecognized values? for parameter (?:\\"|&quot;|")(?:meta|list)/.test(response.body),
      'badvalue',
      'Unrecognized value for a parameter.',
    ),
  },
  {
    id: 'unknown-module-goes-unsaid',
    title: 'has no warning for an unknown module',
    rules: ['4.1.meta', '4.2.list'],
    mutate: inJson((document) => {
      const warnings = objectAt(document, 'warnings');
      delete warnings?.query;
    }),
  },
  {
    id: 'result-of-other-modules',
    title: 'adds an unrequested member to every result',
    rules: ['2.1.query', '1.tokens', '1.image-usage'],
    mutate: inJson((document) => {
      const query = objectAt(document, 'query');
      if (query) query.userinfo = { id: 0, name: '127.0.0.1', anon: '' };
    }),
  },
  {
    id: 'get-refused',
    title: 'requires POST, and responds to GET with status 405',
    rules: ['4.entry-point', '4.1.path', '4.2.path'],
    request: refusing(({ method }) => method === 'GET', 405, 'Method Not Allowed'),
  },
  {
    id: 'get-answered-with-405',
    title: 'responds correctly to GET, but with status 405',
    rules: ['4.entry-point', '4.1.path', '4.2.path'],
    mutate: ({ method }, response) => (method === 'GET' ? { ...response, status: 405 } : undefined),
  },
  {
    id: 'created-instead-of-ok',
    title: 'responds with status 201',
    rules: ['4.entry-point', '1.entry-point'],
    mutate: (_, response) => (response.status === 200 ? { ...response, status: 201 } : undefined),
  },
  {
    id: 'post-refused',
    title: 'responds to POST with status 405',
    rules: ['4.entry-point'],
    request: refusing(({ method }) => method === 'POST', 405, 'Method Not Allowed'),
  },
  {
    id: 'form-unread',
    title: 'does not read the form of a POST request',
    rules: ['4.entry-point'],
    request: (request) => (request.method === 'POST' ? { ...request, body: '' } : undefined),
  },
  {
    id: 'body-of-get-read',
    title: 'reads parameters from the body of a GET request',
    rules: ['4.no-body', '4.query-string'],
    request: ({ method, query, headers, body = '' }) => {
      if (method !== 'GET' || body === '') return undefined;
      const parameters = new URLSearchParams(query);
      for (const [name, value] of new URLSearchParams(body)) parameters.set(name, value);
      return { method, query: `?${parameters.toString()}`, headers };
    },
  },
  {
    id: 'body-of-get-refused',
    title: 'rejects a GET request with a body',
    rules: ['4.no-body'],
    request: refusing(({ method, body = '' }) => method === 'GET' && body !== '', 400, 'Bad Request'),
  },
  {
    id: 'order-of-parameters-matters',
    title: 'reads action only as the first parameter',
    rules: ['4.query-string'],
    request: changingParameters((parameters, all) => {
      if (all.keys().next().value !== 'action') parameters.delete('action');
    }),
  },
  {
    id: 'unknown-parameter-is-an-error',
    title: 'has an error for an unknown parameter',
    rules: ['4.query-string'],
    mutate: failing(
      ({ response }) => response.body.includes('Unrecognized parameter'),
      'unknown_param',
      'Unrecognized parameter.',
    ),
  },
  {
    id: 'unknown-parameter-goes-unsaid',
    title: 'has no warning for an unknown parameter',
    rules: ['4.query-string'],
    mutate: inJson((document) => {
      const warnings = objectAt(document, 'warnings');
      delete warnings?.main;
    }),
  },
  {
    id: 'warnings-as-texts',
    title: 'gives warnings as a list of texts',
    rules: ['4.query-string', '4.1.type'],
    mutate: (_, response) =>
      changeDocument(response, (document) => {
        if (objectAt(document, 'warnings')) document.warnings = ['Something is wrong with nonesuch.'];
      }),
  },
];

/** The actions that mutants distinguish; a wiki has more. */
function isAction(name: string): boolean {
  return /^(?:query|help|paraminfo|login|clientlogin|logout|watch|patrol|edit|delete|upload)$/.test(name);
}
