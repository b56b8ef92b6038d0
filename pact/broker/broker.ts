import { Redactor } from '../../emulator/redact/redactor';

/** The credentials for a broker. */
export type Authentication =
  | { readonly kind: 'none' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'basic'; readonly username: string; readonly password: string };

/**
 * A broker: its address, and how to authenticate there. Its secrets are private members, so that no log, no report and
 * no message shows them by accident.
 */
export class Broker {
  readonly #authentication: Authentication;

  /** @param url without a slash at the end */
  constructor(
    readonly url: string,
    authentication: Authentication,
  ) {
    this.#authentication = authentication;
  }

  /** The kind of authentication, without the secrets. */
  get authenticatesBy(): Authentication['kind'] {
    return this.#authentication.kind;
  }

  /** The headers of every request to the broker. */
  get headers(): Record<string, string> {
    const authentication = this.#authentication;
    switch (authentication.kind) {
      case 'none':
        return {};
      case 'token':
        return { authorization: `Bearer ${authentication.token}` };
      case 'basic': {
        const { username, password } = authentication;
        return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
      }
    }
  }

  /**
   * The environment of a child process that uses the broker. Secrets go there, never onto its command line, where every
   * user of the machine could read them. No other credentials are passed on from our environment, because the command
   * line prefers a token, and the verifier prefers name and password (from the environment even over its options).
   */
  childEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    const others = Object.entries(environment).filter(([name]) => !name.startsWith('PACT_BROKER_'));
    const authentication = this.#authentication;
    return {
      ...Object.fromEntries(others),
      PACT_BROKER_BASE_URL: this.url,
      ...(authentication.kind === 'token' && { PACT_BROKER_TOKEN: authentication.token }),
      ...(authentication.kind === 'basic' && {
        PACT_BROKER_USERNAME: authentication.username,
        PACT_BROKER_PASSWORD: authentication.password,
      }),
      // The native engine reports its usage unless told not to.
      PACT_DO_NOT_TRACK: 'true',
      ...withoutProxyForLoopback(environment),
    };
  }

  /** Redacts a text from elsewhere, which may repeat a secret. */
  redact(text: string): string {
    const authentication = this.#authentication;
    const redactor = new Redactor();
    if (authentication.kind === 'token') redactor.add(authentication.token);
    if (authentication.kind === 'basic') {
      redactor.add(authentication.password);
      redactor.addHeader(this.headers.authorization ?? '');
    }
    return redactor.redact(text);
  }
}

/** Native programs use a proxy even for loopback addresses, if one is set. */
function withoutProxyForLoopback(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const before = environment.NO_PROXY ?? environment.no_proxy ?? '';
  const exceptions = [before, '127.0.0.1', 'localhost', '::1'].filter((host) => host !== '').join(',');
  return { NO_PROXY: exceptions, no_proxy: exceptions };
}
