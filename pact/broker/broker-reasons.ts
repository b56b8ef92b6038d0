import { isObject } from '../contract/pointer';

/**
 * What a broker says about a request that it did not fulfil, in its own words, which may have several lines. Brokers have
 * several forms: `notices` with the type "error", `errors` by field or as a list, `error` as a text or with a message and
 * a reference for the broker's log, and the problem details of RFC 9457.
 *
 * @param body the body of the response
 * @returns an empty list if it says nothing, or is no JSON
 */
export function readReasons(body: string): string[] {
  const content = parse(body);
  if (!isObject(content)) return [];
  const { notices, errors, error } = content;
  const candidates = [() => noticesIn(notices), () => errorsIn(errors), () => errorIn(error), () => errorIn(content)];
  for (const candidate of candidates) {
    const reasons = candidate().filter((reason) => reason.trim() !== '');
    if (reasons.length > 0) return reasons;
  }
  return [];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Each error is also under `errors`, where it names its field, unless that is a field of our own request's form. */
function noticesIn(notices: unknown): string[] {
  if (!Array.isArray(notices)) return [];
  return notices.flatMap((notice: unknown) => {
    return isObject(notice) && notice.type === 'error' && typeof notice.text === 'string' ? [notice.text] : [];
  });
}

function errorsIn(errors: unknown, field = ''): string[] {
  if (typeof errors === 'string') return [field === '' ? errors : `${field}: ${errors}`];
  if (Array.isArray(errors)) return errors.flatMap((each: unknown) => errorsIn(each, field));
  if (!isObject(errors)) return [];
  const own = errorIn(errors);
  if (own.length > 0) return own;
  return Object.entries(errors).flatMap(([name, inner]) => errorsIn(inner, field === '' ? name : `${field}.${name}`));
}

function errorIn(error: unknown): string[] {
  if (typeof error === 'string') return [error];
  if (!isObject(error)) return [];
  const { message, detail, title, reference } = error;
  const text = [message, detail, title].find((each) => typeof each === 'string');
  if (typeof text !== 'string') return [];
  return [typeof reference === 'string' ? `${text} (reference: ${reference})` : text];
}
