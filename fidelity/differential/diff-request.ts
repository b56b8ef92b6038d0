import type { FormFile } from '../multipart';

/**
 * One request of a differential run, in parts, so that it can be shrunk without being understood.
 *
 * Names and values are encoded as sent, with one character per byte.
 */
export interface DiffRequest {
  /** Upper case. */
  readonly method: string;
  /** What is between `api.php` and the question mark: `` or `/foo`. */
  readonly pathInfo: string;
  readonly query: readonly DiffParameter[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: DiffBody;
  /** Whether it is sent in the session of an account, with its cookies. */
  readonly loggedIn: boolean;
  /** Seconds for which that session is idle before. Default: 0. */
  readonly idle?: number;
}

/** A name and its value; without a value there is no equals sign. */
export type DiffParameter = readonly [name: string, value?: string];

/** The fields of a form, with a file if it is `multipart/form-data`; or other bytes as Latin-1. */
export type DiffBody =
  | { readonly contentType: string | undefined; readonly fields: readonly DiffParameter[]; readonly file?: FormFile }
  | { readonly contentType: string | undefined; readonly bytes: string };
