import type { SentFile, Step } from './step';

export type Fields = Readonly<Record<string, string>>;

/** Sends a sample as a file. */
export function upload(
  as: string,
  filename: string,
  sample: string,
  post: Fields = {},
  rest: Partial<Step> = {},
): Step {
  return { as, post: { action: 'upload', filename, ...post }, file: { sample }, ...rest };
}

/** Sends a form. */
export function post(as: string, fields: Fields, file?: SentFile, rest: Partial<Step> = {}): Step {
  return { as, post: fields, ...(file && { file }), ...rest };
}

/** Asks a query. */
export function get(query: string, as = 'Admin'): Step {
  return { as, get: `action=query&${query}` };
}
