/**
 * How long work keeps the processor busy, in milliseconds. A machine with much else to do takes longer by the clock, but
 * not by this.
 */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
