import type { ConsumerPact } from '@pact-foundation/pact-core';

/** The part of the package that is used: the engine that Pact's libraries share. */
export interface PactCore {
  readonly makeConsumerPact: (consumer: string, provider: string, version: number, logLevel: 'error') => ConsumerPact;
  readonly default: { readonly verifyPacts: (options: object) => Promise<string> };
}

/**
 * Loads the engine, an optional package for users of contracts.
 *
 * @throws Error that says how to install it
 */
export async function loadPactCore(
  load: () => Promise<unknown> = () => import('@pact-foundation/pact-core'),
): Promise<PactCore> {
  // It reports its usage unless this is set.
  process.env.PACT_DO_NOT_TRACK = 'true';
  try {
    return (await load()) as PactCore;
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
    throw new Error(
      'Contracts need @pact-foundation/pact-core 19, which is not installed: ' +
        'npm install --save-dev @pact-foundation/pact-core@19.',
      { cause },
    );
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const isNotFound = error.code === 'MODULE_NOT_FOUND' || error.code === 'ERR_MODULE_NOT_FOUND';
  return isNotFound && error.message.includes('@pact-foundation/pact-core');
}
