import type { BrokerResponse } from './broker-response.test-support';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/**
 * Who is admitted: everyone; clients with the token (as brokers in the cloud do); or accounts with name and password, of
 * which one may only read.
 */
export type Admission = undefined | { readonly token: string } | (Account & { readonly readOnly?: Account });

/** The response to a client that is not admitted, or that may not do this. Undefined: it may. */
export function refusal(
  admission: Admission,
  authorization: string | undefined,
  { isReading }: { isReading: boolean },
): BrokerResponse | undefined {
  if (admission === undefined) return undefined;
  if ('token' in admission) return authorization === `Bearer ${admission.token}` ? undefined : empty(401);
  if (authorization !== undefined && !/^Basic\s/i.test(authorization)) return empty(400);
  const mayRead = admission.readOnly !== undefined && isAccount(admission.readOnly, authorization);
  if (isAccount(admission, authorization) || (mayRead && isReading)) return undefined;
  return { ...empty(401), headers: { 'www-authenticate': 'Basic realm="Restricted area"' } };
}

function isAccount({ username, password }: Account, authorization: string | undefined): boolean {
  const [, credentials = ''] = /^Basic\s+(.*)$/i.exec(authorization ?? '') ?? [];
  return Buffer.from(credentials, 'base64').toString() === `${username}:${password}`;
}

function empty(status: number): BrokerResponse {
  return { status, contentType: 'text/plain', body: undefined };
}
