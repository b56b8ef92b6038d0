import type { AddressRange } from '../../model/address-range';
import type { QueryRun } from './query-run';

/**
 * Refuses ranges of more addresses than a list looks up.
 *
 * @param widest the fewest bits that a range may have, by version of the protocol
 * @throws UsageError `cidrtoobroad`
 */
export function refuseWideRange(
  run: QueryRun,
  { bits, version }: AddressRange,
  widest: Readonly<Record<AddressRange['version'], number>>,
): void {
  if (bits >= widest[version]) return;
  const parameters = [`IPv${version}`, widest[version]];
  throw run.error({ code: 'cidrtoobroad', key: 'apierror-cidrtoobroad', parameters });
}
