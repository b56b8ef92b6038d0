import type { ActionModule } from '../../../emulator/modules/module';
import { actionModules } from '../../../emulator/modules/registry';
import { ParameterSet } from '../../../emulator/request/parameter-declarations';
import type { Dice } from './dice';
import { invalidToken } from './account-requests';
import { addParameters } from './module-parameters';
import { revisionId } from './numbers';
import { addPages } from './query-additions';
import type { Addition, RequestBuilder } from './request-builder';
import { changeId } from './times-and-users';
import { pageTitle } from './titles';
import { flag, hostileText, integer } from './values';

/** Actions that requests of other kinds have: accounts, queries, parsed pages, descriptions. */
const requestedElsewhere = new Set([
  ...['login', 'clientlogin', 'logout', 'createaccount'],
  ...['query', 'parse', 'help', 'paraminfo'],
]);

const writing = [...actionModules].filter(({ name }) => !requestedElsewhere.has(name));

/** Requests for actions that write. None has an effect, because no token is valid. */
export function addWriteRequest(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.method = dice.percent(88) ? 'POST' : 'GET';
  const action = dice.oneOf(writing);
  const add = tuned[action.name];
  if (add) add(builder);
  else {
    builder.add('action', action.name);
    addParameters(builder, withoutToken(action));
  }
  builder.posted.add('token');
  if (dice.percent(85)) builder.add('token', invalidToken(builder));
}

const mostlyRead = new Set(['opensearch', 'rsd', 'feedcontributions', 'feedrecentchanges', 'feedwatchlist']);

/** Requests for actions that neither write nor read pages. */
export function addStandaloneRequest(builder: RequestBuilder): void {
  const { dice } = builder;
  const name = dice.weighted({
    ...{ opensearch: 34, checktoken: 18, rsd: 14, validatepassword: 60, clearhasmsg: 14, cspreport: 44 },
    ...{ feedcontributions: 36, feedrecentchanges: 40, feedwatchlist: 30 },
  });
  const action = actionModules.get(name);
  if (!action) return;
  builder.method = mostlyRead.has(name) || dice.percent(15) ? 'GET' : 'POST';
  builder.add('action', name);
  addParameters(builder, withoutToken(action));
  if (name === 'cspreport' && builder.method === 'POST') builder.body = browserReport(dice);
  if (name !== 'checktoken') return;
  builder.posted.add('token');
  if (dice.percent(92)) builder.add('token', invalidToken(builder));
}

/** What a browser sends when a page breaks the content security policy. */
function browserReport(dice: Dice): RequestBuilder['body'] {
  return {
    contentType: dice.oneOf([...Array<string>(4).fill('application/csp-report'), 'application/json', 'text/plain']),
    bytes: dice.oneOf([
      ...Array<string>(5).fill(
        '{"csp-report":{"violated-directive":"script-src","blocked-uri":"http://example.org/"}}',
      ),
      ...['{"csp-report":{"blocked-uri":7}}', '{"csp-report":null}', '{"other":{}}', '{', '', '[]', '"\n"', '"\x80"'],
    ]),
  };
}

function withoutToken(action: ActionModule): ActionModule {
  const { prefix, declarations } = action.parameters;
  const others = Object.fromEntries(Object.entries(declarations).filter(([name]) => prefix + name !== 'token'));
  return { ...action, parameters: new ParameterSet(prefix, others) };
}

/** Actions whose parameters depend on each other. */
const tuned: Readonly<Record<string, Addition>> = { watch: addWatch, patrol: addPatrol };

function addWatch(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('action', 'watch');
  if (dice.percent(40)) builder.add('title', pageTitle(builder));
  else addPages(builder);
  if (dice.percent(35)) builder.add('unwatch', flag(builder));
  if (dice.percent(12)) builder.add('expiry', dice.oneOf(expiries));
  if (dice.percent(8)) builder.add('continue', dice.oneOf(['', '-||', hostileText(builder)]));
  if (dice.percent(8)) builder.add('generator', dice.oneOf(['allpages', 'imageusage', 'foo']));
  if (dice.percent(8)) builder.add('redirects', flag(builder));
  if (dice.percent(5)) builder.add('converttitles', flag(builder));
}

/** Times at which entries of watchlists expire, as clients write them, and wrong ones. */
const expiries = ['infinite', '1 week', '2 years', '2000-01-01T00:00:00Z', '2099-12-31T23:59:59Z', 'never ever', ''];

const anyChange = integer(changeId);

function addPatrol(builder: RequestBuilder): void {
  const { dice } = builder;
  builder.add('action', 'patrol');
  if (dice.percent(60)) builder.add('rcid', anyChange(builder));
  if (dice.percent(45)) builder.add('revid', revisionId(builder));
  if (dice.percent(6)) builder.add('tags', dice.oneOf(['foo', '', 'mw-new-redirect', 'a|b']));
}
