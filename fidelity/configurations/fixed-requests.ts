import type { DiffParameter, DiffRequest } from '../differential/diff-request';
import type { ConfigurationRow, RowRequest } from './row';

/** What every row is asked, because its settings show there or anywhere: raw query strings. */
const usualQueries = [
  'action=query&meta=siteinfo&siprop=general%7Cnamespaces%7Cnamespacealiases%7Cinterwikimap%7Cusergroups%7Cfileextensions%7Crightsinfo%7Crestrictions%7Cskins%7Cextensions%7Cdefaultoptions%7Cuploaddialog&format=json',
  'action=query&meta=siteinfo&siprop=general%7Cnamespaces%7Cinterwikimap&format=xml&sifilteriw=local&assert=anon',
  'action=query&meta=userinfo&uiprop=groups%7Crights%7Cratelimits%7Coptions&format=json&formatversion=2',
  'action=query&titles=Main%20Page%7CFile%3APicture.png%7CTalk%3AAlpha%7CNo%20such%20page%7CUser%3ABob&prop=info%7Cimageinfo&inprop=url%7Cprotection%7Cdisplaytitle%7Ctalkid&intestactions=read&iiprop=url%7Csize%7Cmime%7Ccanonicaltitle%7Cuser&format=json&formatversion=2',
  'action=query&titles=File%3APicture.png%7CFile%3AUsed.png&prop=imageinfo&iiprop=url%7Cuser%7Ccomment%7Cparsedcomment&iilimit=5&format=xml',
  'action=query&list=recentchanges&rcprop=title%7Cparsedcomment%7Cids&rclimit=20&format=json',
  'action=query&list=imageusage&iutitle=File%3AUsed.png&iulimit=5&format=json',
  'action=query&list=imageusage&format=json',
  'action=query&list=imageusage&iutitle=Alpha&format=jsonfm',
  'action=query&list=imageusage&format=bogus',
  'action=query&meta=tokens&type=login&format=json',
  'action=query&titles=Alpha&format=json&origin=https%3A%2F%2Fother.example',
  'action=nosuchaction&format=json',
];

const loggedInQueries = [
  'action=query&meta=userinfo%7Ctokens&type=csrf%7Cwatch&uiprop=groups%7Crights%7Cchangeablegroups%7Cratelimits%7Coptions&format=json&formatversion=2',
  'action=query&titles=Main%20Page%7CFile%3APicture.png&prop=info&inprop=watched%7Curl&intestactions=edit%7Cdelete&format=json',
];

/** The requests that a row is sent before the generated ones. */
export function fixedRequests({ requests = [] }: ConfigurationRow): DiffRequest[] {
  const all: readonly (string | RowRequest)[] = [
    ...usualQueries,
    ...loggedInQueries.map((query) => ({ query, loggedIn: true })),
    ...requests,
  ];
  return all.map((one) => requestOf(typeof one === 'string' ? { query: one } : one));
}

function requestOf({ query, method = 'GET', headers = [], loggedIn = false, idle }: RowRequest): DiffRequest {
  const parameters = query.split('&').map((part): DiffParameter => {
    const place = part.indexOf('=');
    return place < 0 ? [part] : [part.slice(0, place), part.slice(place + 1)];
  });
  return { method, pathInfo: '', query: parameters, headers, loggedIn, ...(idle !== undefined && { idle }) };
}
