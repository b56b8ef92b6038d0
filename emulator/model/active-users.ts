import type { TextSource } from './text-reader';

/** Who changed something in these days is active: 30 of them. */
const activeMilliseconds = 30 * 86_400_000;

/** The accounts that changed something lately, by name, with the number of their changes; new accounts are none (writing 18.2). */
export function activeUsers({
  changes,
  users,
  environment,
}: Pick<TextSource, 'changes' | 'users' | 'environment'>): ReadonlyMap<string, number> {
  const active = new Map<string, number>();
  const since = environment.clock.now() - activeMilliseconds;
  for (const { user, timestamp, log } of changes.walk(true, undefined)) {
    if (Date.parse(timestamp) < since) break;
    if (log?.type !== 'newusers' && users.find(user)) active.set(user, (active.get(user) ?? 0) + 1);
  }
  return active;
}
