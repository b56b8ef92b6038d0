import type { WikiRequest } from '../exchange';
import type { DebugNames } from '../model/wiki-model';
import { isSecretParameter, hidden, redactHeaders, redactUrl } from '../redact/request-secrets';
import { ResultList, ResultMap, type ResultValue } from '../response/result-tree';
import type { ReceivedValue } from './received-value';
import type { ReceivedParameter, RequestParameters } from './request-parameters';

/** The request in the debug block: method, address, headers, parameters (spec 2.4; core 9). */
export function requestEcho(request: WikiRequest, parameters: RequestParameters, names: DebugNames): ResultMap {
  const echo = new ResultMap();
  echo.append('method', request.method);
  echo.append('url', names === 'neutral' ? encodedUrl(request.url) : redactUrl(request.url));
  const headers = new ResultMap();
  for (const [name, value] of Object.entries(redactHeaders(request.headers))) headers.append(name, value);
  echo.append('headers', headers);
  const values = new ResultMap();
  for (const parameter of parameters.all) {
    values.append(parameter.name, isSecretParameter(parameter.name) ? hidden : echoValue(parameter, parameter.value));
  }
  echo.append('params', values);
  return echo;
}

function echoValue(parameter: ReceivedParameter, value: ReceivedValue): ResultValue {
  if (typeof value === 'string') return parameter.decode(value).text;
  const keys = [...value.keys()];
  const items = Array.from(value.values(), (item) => echoValue(parameter, item));
  // PHP prints an array with the keys 0, 1, 2, … as a list, any other as an object.
  if (keys.every((key, index) => key === String(index))) return new ResultList(items);
  const map = new ResultMap();
  keys.forEach((key, index) => {
    map.append(key, items[index]!);
  });
  return map;
}

/** The query encoded as in spec 2.4: `|` as `%7C`, `:` as `%3A`, a space as `+`. */
function encodedUrl(url: string): string {
  const masked = redactUrl(url);
  const question = masked.indexOf('?');
  if (question < 0) return masked;
  const query = masked
    .slice(question + 1)
    .replace(/%20/g, '+')
    .replace(/\|/g, '%7C')
    .replace(/:/g, '%3A');
  return `${masked.slice(0, question)}?${query}`;
}
