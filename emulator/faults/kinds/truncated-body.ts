import { struck, type Fault } from '../fault';
import { respondTo } from '../targeted-request';

export interface TruncatedBodyOptions {
  /** Number of bytes of the body that arrive, less than its length. Default: half of the body. */
  readonly bytes?: number;
}

export const truncatedBody: Fault<TruncatedBodyOptions> = {
  options: { bytes: { type: 'count', note: 'half of the body' } },
  onlyFor: 'requests whose response has a body',
  appliesTo: ({ request }) => request.method !== 'HEAD',
  strike: (target, { bytes }) => {
    const response = respondTo(target);
    const length = Buffer.byteLength(response.body);
    if (length === 0) return { response, struck: false };
    const sent = Math.min(bytes ?? Math.floor(length / 2), length - 1);
    return struck({ ...response, disruption: { kind: 'truncation', bytes: sent } });
  },
  describe: { advice: 'as `internal-error`' },
};
