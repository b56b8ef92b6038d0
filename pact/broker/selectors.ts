/** A selector for versions of consumers, in the notation of brokers. */
export interface Selector {
  /** The newest version of the consumer's main branch. */
  readonly mainBranch?: true;
  /** The newest version of the branch with the same name as the provider's. */
  readonly matchingBranch?: true;
  /** All versions in use, anywhere or in one environment. */
  readonly deployedOrReleased?: true;
  readonly environment?: string;
  /** The newest version of a branch. */
  readonly branch?: string;
  /** The newest version with a tag. */
  readonly tag?: string;
  readonly latest?: true;
  readonly consumer?: string;
}

/**
 * The contracts that a provider should satisfy: what consumers have merged, what belongs to the same change, and what
 * is in use. A broker rejects matching a branch if it is given none.
 */
export function defaultSelectors(providerBranch: string | undefined): Selector[] {
  return [
    { mainBranch: true },
    ...(providerBranch === undefined ? [] : [{ matchingBranch: true } as const]),
    { deployedOrReleased: true },
  ];
}

const plain = ['mainBranch', 'matchingBranch', 'deployedOrReleased'] as const;

/** Reads a selector: `mainBranch`, `branch=next`, `environment=production`, `tag=prod`. Undefined if it is invalid. */
export function readSelector(text: string): Selector | undefined {
  const [name = '', value = ''] = text.split(/=(.*)/s);
  const kind = plain.find((each) => each === name);
  if (kind && !text.includes('=')) return { [kind]: true };
  if (value === '') return undefined;
  if (name === 'branch') return { branch: value };
  // With the environment alone, brokers describe the contract with an object of their own implementation.
  if (name === 'environment') return { deployedOrReleased: true, environment: value };
  if (name === 'tag') return { tag: value, latest: true };
  return undefined;
}
