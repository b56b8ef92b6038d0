export interface BrokerResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Nothing, or a document. */
  readonly body: object | undefined;
}

const hal = 'application/hal+json;charset=utf-8';
const json = 'application/json;charset=utf-8';

export function ok(body: object): BrokerResponse {
  return { status: 200, contentType: hal, body };
}

export function created(body: object, location: string): BrokerResponse {
  return { status: 201, contentType: hal, headers: { location }, body };
}

export function deleted(): BrokerResponse {
  return { status: 204, contentType: undefined, body: undefined };
}

/** What is wrong: by member of the request's body, or as a list. */
export function badRequest(errors: object): BrokerResponse {
  return { status: 400, contentType: hal, body: { errors } };
}

export function conflict(body: object): BrokerResponse {
  return { status: 409, contentType: json, body };
}

export function notFound(): BrokerResponse {
  return { status: 404, contentType: json, body: { error: 'The requested document was not found on this server.' } };
}

export function noPacticipant(name: string, role: 'pacticipant' | 'provider' = 'pacticipant'): BrokerResponse {
  return { status: 404, contentType: hal, body: { error: `No ${role} with name '${name}' found` } };
}

export function unsupportedMediaType(): BrokerResponse {
  return { status: 415, contentType: hal, body: undefined };
}

/** How brokers refuse a body that is no JSON is not recorded, except that they do. */
export function invalidJson(): BrokerResponse {
  return { status: 400, contentType: hal, body: { error: 'The body of the request is not JSON.' } };
}

export function notSupported(message: string): BrokerResponse {
  return { status: 501, contentType: json, body: { error: message } };
}

/** The stand-in itself is at fault, or the address is no address; the process goes on. */
export function failed(error: unknown): BrokerResponse {
  return { status: 500, contentType: hal, body: { error: { message: String(error) } } };
}
