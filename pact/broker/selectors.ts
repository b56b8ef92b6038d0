/** Which versions of consumers a provider's contracts are taken of, as brokers are told. */
export interface Selector {
  /** The newest of the consumer's main branch. */
  readonly mainBranch?: true;
  /** The newest of the branch that is called as the provider's. */
  readonly matchingBranch?: true;
  /** All that are in use somewhere, or in one environment. */
  readonly deployedOrReleased?: true;
  readonly environment?: string;
  /** The newest of a branch. */
  readonly branch?: string;
  /** The newest with a tag. */
  readonly tag?: string;
  readonly latest?: true;
  readonly consumer?: string;
}

/**
 * What a provider should get along with: what consumers have merged, what belongs to the same change, and what is in use.
 * A broker refuses to match a branch where it is told none.
 */
export function defaultSelectors(providerBranch: string | undefined): Selector[] {
  return [
    { mainBranch: true },
    ...(providerBranch === undefined ? [] : [{ matchingBranch: true } as const]),
    { deployedOrReleased: true },
  ];
}

const plain = ['mainBranch', 'matchingBranch', 'deployedOrReleased'] as const;

/** As people write a selector: `mainBranch`, `branch=next`, `environment=production`, `tag=prod`. Undefined: none. */
export function readSelector(text: string): Selector | undefined {
  const [name = '', value = ''] = text.split(/=(.*)/s);
  const kind = plain.find((each) => each === name);
  if (kind && !text.includes('=')) return { [kind]: true };
  if (value === '') return undefined;
  if (name === 'branch') return { branch: value };
  if (name === 'environment') return { environment: value };
  if (name === 'tag') return { tag: value, latest: true };
  return undefined;
}
