import type { DiffBody, DiffParameter, DiffRequest } from '../diff-request';
import type { Dice } from './dice';
import { chosenEncoding, type Encoding } from './encode';
import type { Vocabulary } from './vocabulary';

/** A request in the making. Parameters are in one list until the method decides which of them go into a body. */
export class RequestBuilder {
  method = 'GET';
  pathInfo = '';
  loggedIn = false;
  body: DiffBody | undefined;
  readonly parameters: DiffParameter[] = [];
  readonly headers: [name: string, value: string][] = [];
  readonly encode: Encoding;
  /** Names, as text, that must be sent in a body to be accepted. */
  readonly posted = new Set<string>();

  constructor(
    readonly dice: Dice,
    readonly vocabulary: Vocabulary,
  ) {
    this.encode = chosenEncoding(dice);
  }

  /** Appends a parameter given as text; without a value, nothing but the name. */
  add(name: string, value?: string): void {
    if (value === undefined) this.parameters.push([this.encode(name)]);
    else this.parameters.push([this.encode(name), this.encode(value)]);
  }

  /** Appends what goes over the wire as it is. */
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

/** Something that a family adds to a request. */
export type Addition = (builder: RequestBuilder) => void;
