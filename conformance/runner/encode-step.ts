import type { Parameters, Step } from '../../schemas/generated/scenario';
import type { SentRequest } from './exchange';
import type { Placeholders } from './placeholders';

/** The request of a step. `continued` contains the parameters of a `continue`, which replace those of the step. */
export function encodeStep(
  step: Step,
  placeholders: Placeholders,
  continued: Parameters,
  cookies: string | undefined,
): SentRequest {
  const inForm = step.form !== undefined;
  const query = encodeQuery(step, placeholders, inForm ? {} : continued);
  const headers: Record<string, string> = cookies === undefined ? {} : { cookie: cookies };
  for (const [name, value] of Object.entries(step.headers ?? {})) {
    headers[name.toLowerCase()] = placeholders.fill(value);
  }
  const method = step.method ?? (inForm ? 'POST' : 'GET');
  if (!inForm) return { method, query, headers };
  headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return { method, query, headers, body: encodeParameters({ ...filled(step.form ?? {}, placeholders), ...continued }) };
}

/** As the specification shows it: `|` is `%7C`, `:` is `%3A`, a space is `+`. */
export function encodeParameters(parameters: Parameters): string {
  const entries = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

function encodeQuery({ query, rawQuery }: Step, placeholders: Placeholders, continued: Parameters): string {
  if (rawQuery === undefined) {
    const encoded = encodeParameters({ ...filled(query ?? {}, placeholders), ...continued });
    return encoded === '' ? '' : `?${encoded}`;
  }
  // The raw query is sent as it is; only the values of placeholders are encoded.
  const raw = placeholders.fill(rawQuery, (value) => encodeParameters({ '': value }).slice(1));
  return `?${[raw, encodeParameters(continued)].filter((part) => part !== '').join('&')}`;
}

function filled(parameters: Parameters, placeholders: Placeholders): Parameters {
  const entries = Object.entries(parameters).map(([name, value]) => [name, placeholders.fill(String(value))]);
  return Object.fromEntries(entries) as Parameters;
}
