/**
 * The processor time of some work, in milliseconds. Unlike the elapsed time, it is not longer on a busy machine.
 */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
