import type { DiffBody, DiffParameter, DiffRequest } from '../diff-request';
import type { Dice } from './dice';
import { chosenEncoding, type Encoding } from './encode';
import type { Vocabulary } from './vocabulary';

/** Builds a request. All parameters are in one list until the method decides which of them go into the body. */
export class RequestBuilder {
  method = 'GET';
  pathInfo = '';
  loggedIn = false;
  body: DiffBody | undefined;
  readonly parameters: DiffParameter[] = [];
  readonly headers: [name: string, value: string][] = [];
  readonly encode: Encoding;
  /** Names, decoded, of parameters that must be in the body. */
  readonly posted = new Set<string>();

  constructor(
    readonly dice: Dice,
    readonly vocabulary: Vocabulary,
  ) {
    this.encode = chosenEncoding(dice);
  }

  /** Appends a parameter to be encoded; without a value, only the name. */
  add(name: string, value?: string): void {
    if (value === undefined) this.parameters.push([this.encode(name)]);
    else this.parameters.push([this.encode(name), this.encode(value)]);
  }

  /** Appends an encoded parameter. */
  addWire(name: string, value?: string): void {
    this.parameters.push(value === undefined ? [name] : [name, value]);
  }

  has(name: string): boolean {
    const wire = this.encode(name);
    return this.parameters.some(([present]) => present === wire);
  }

  finished(): DiffRequest {
    const { method, pathInfo, loggedIn, body } = this;
    const request = { method, pathInfo, query: [...this.parameters], headers: [...this.headers], loggedIn };
    return body === undefined ? request : { ...request, body };
  }
}

/** Adds something to a request. */
export type Addition = (builder: RequestBuilder) => void;
