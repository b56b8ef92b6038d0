/** The default throttling of a wiki. Times are in milliseconds. */
export interface Manners {
  /** Between the end of one request and the next. */
  readonly pause: number;
  /**
   * Before the first repetition; each further one waits twice as long. A `Retry-After` of the wiki takes precedence.
   */
  readonly backOff: number;
}

/** Enough for every rule on a wiki with the content that the rules need. */
export const defaultBudget = 150;
/** Creating and deleting pages takes further requests; a user who allows that has a wiki for it. */
export const defaultBudgetWithWrites = 500;

const ourOwnMachine: Manners = { pause: 0, backOff: 50 };
const somebodysMachine: Manners = { pause: 200, backOff: 1000 };

/** @param host as in an address, with or without its port */
export function mannersFor(host: string): Manners {
  return isLoopback(host) ? ourOwnMachine : somebodysMachine;
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return /^127\.\d+\.\d+\.\d+$/.test(name) || name === '::1' || /^(?:.+\.)?localhost$/i.test(name);
}
