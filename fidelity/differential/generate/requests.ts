import type { DiffRequest } from '../diff-request';
import { listedValues, requestParameters } from '../known-differences';
import { namedModules } from '../named-modules';
import { wireForm } from '../wire-form';
import { Dice } from './dice';
import { addCookies, addCrossOrigin, addHeader } from './header-additions';
import {
  addAssertion,
  addCaching,
  addFormat,
  addFormatParameter,
  addLanguage,
  addMainParameter,
} from './main-additions';
import { chooseMethod } from './methods';
import { addOtherModule } from './query-additions';
import { RequestBuilder, type Addition } from './request-builder';
import {
  addNothing,
  addPathInfo,
  addUnknownParameter,
  denormalize,
  dropEquals,
  dropParameter,
  lengthen,
  makeArray,
  repeatParameter,
  shuffleParameters,
  spoilBytes,
  spoilName,
  spoilValue,
} from './request-mutations';
import { subjects } from './topics';
import type { Vocabulary } from './vocabulary';
import { weights } from './weights';

/**
 * The infinite sequence of requests of a seed. None changes a wiki, ends a session or tries a password, neither by
 * design nor by mutation.
 *
 * @param onlyModules the paths of modules; the requests that name none of them are left out. Default: all requests
 */
export function* requestsOf(
  seed: number | string,
  vocabulary: Vocabulary,
  onlyModules?: readonly string[],
): Generator<DiffRequest, never> {
  for (let index = 0; ; index++) {
    const request = requestAt(seed, index, vocabulary);
    if (!onlyModules || namedModules(request).some((path) => onlyModules.includes(path))) yield request;
  }
}

/**
 * One request of a seed: a mostly sensible one about one topic with up to four mutations, so that requests
 * reach further than the first error. It is the same on every machine and does not depend on earlier ones.
 */
export function requestAt(seed: number | string, index: number, vocabulary: Vocabulary): DiffRequest {
  const dice = new Dice(seed, index);
  for (;;) {
    const request = drawnRequest(dice, vocabulary);
    if (isSendable(request)) return request;
  }
}

function drawnRequest(dice: Dice, vocabulary: Vocabulary): DiffRequest {
  const builder = new RequestBuilder(dice, vocabulary);
  builder.loggedIn = vocabulary.withAccount && dice.percent(weights.loggedIn);
  subjects[dice.weighted(weights.subject)](builder);
  addFormat(builder);
  const count = Number(dice.weighted(weights.changes));
  for (let done = 0; done < count; done++) changes[dice.weighted(weights.change)](builder);
  chooseMethod(builder);
  return builder.finished();
}

const changes: Readonly<Record<keyof typeof weights.change, Addition>> = {
  mainParameter: addMainParameter,
  caching: addCaching,
  language: addLanguage,
  assertion: addAssertion,
  formatParameter: addFormatParameter,
  header: addHeader,
  cookie: addCookies,
  crossOrigin: addCrossOrigin,
  unknownParameter: addUnknownParameter,
  otherModule: addOtherModule,
  repeat: repeatParameter,
  array: makeArray,
  withoutEquals: dropEquals,
  hostileValue: spoilValue,
  hostileBytes: spoilBytes,
  hostileName: spoilName,
  normalization: denormalize,
  overlong: lengthen,
  nothing: addNothing,
  drop: dropParameter,
  shuffle: shuffleParameters,
  pathInfo: addPathInfo,
};

/** Real wikis stop such a list after some time, at another place each time (reading 23.1). */
function listsAllLanguages(request: DiffRequest): boolean {
  if (!namedModules(request).includes('query+languageinfo')) return false;
  const codes = listedValues(requestParameters(request), 'licode');
  return codes.includes('') || codes.includes('*');
}

/** Seven thousand messages, in half a megabyte. */
function listsAllMessages(request: DiffRequest): boolean {
  if (!namedModules(request).includes('query+allmessages')) return false;
  const parameters = requestParameters(request);
  if (['amprefix', 'amfilter', 'amfrom'].some((name) => (parameters.get(name) ?? '') !== '')) return false;
  const names = listedValues(parameters, 'ammessages');
  return names.includes('') || names.includes('*');
}

/** Servers close the connection on other bytes in a request line, and stop reading at a number sign. */
const visible = /^[!-"$-~]*$/;

/** Most servers reject longer request lines and headers before a wiki sees them. */
const longestTarget = 7_000;
const longestBody = 100_000;

function isSendable(request: DiffRequest): boolean {
  if (listsAllLanguages(request) || listsAllMessages(request)) return false;
  const { target, body } = wireForm(request);
  return visible.test(target) && target.length <= longestTarget && (body?.length ?? 0) <= longestBody;
}
