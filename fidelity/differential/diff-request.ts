/**
 * One request of a differential run, in parts, so that it can be made smaller without being understood.
 *
 * Names and values are as they go over the wire: percent-encoded, one character a byte.
 */
export interface DiffRequest {
  /** Upper case. */
  readonly method: string;
  /** What stands between `api.php` and the question mark: `` or `/foo`. */
  readonly pathInfo: string;
  readonly query: readonly DiffParameter[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: DiffBody;
  /** Whether it is sent in the session of an account, with its cookies. */
  readonly loggedIn: boolean;
}

/** A name and its value; without one where no equals sign follows the name. */
export type DiffParameter = readonly [name: string, value?: string];

/** A form's fields, or bytes as Latin-1 that are no form at all. */
export type DiffBody =
  | { readonly contentType: string | undefined; readonly fields: readonly DiffParameter[] }
  | { readonly contentType: string | undefined; readonly bytes: string };
