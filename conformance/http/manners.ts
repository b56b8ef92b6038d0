/** The default throttling of a wiki. Times are in milliseconds. */
export interface Manners {
  /** Between the end of one request and the next. */
  readonly pause: number;
  /** Before the first repetition; each further one waits twice as long. A wiki's own `Retry-After` comes before it. */
  readonly backOff: number;
}

/** Enough for every rule, asked once, on a wiki that has what the rules are about. */
export const defaultBudget = 150;
/** Pages are created and deleted as well; a user who allows that has a wiki for it. */
export const defaultBudgetWithWrites = 500;

const ourOwnMachine: Manners = { pause: 0, backOff: 50 };
const somebodysMachine: Manners = { pause: 200, backOff: 1000 };

/** @param host as it stands in an address, with its port or without */
export function mannersFor(host: string): Manners {
  return isLoopback(host) ? ourOwnMachine : somebodysMachine;
}

/** Whether a host is this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return /^127\.\d+\.\d+\.\d+$/.test(name) || name === '::1' || /^(?:.+\.)?localhost$/i.test(name);
}
