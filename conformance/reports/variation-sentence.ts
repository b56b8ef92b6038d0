import type { Variation } from '../../schemas/generated/report';

/** `52 generated requests cover 1304 of 2759 pairs of conditions (--seed 4711).` */
export function variationSentence({ requests, covered, possible, combinations, seed }: Variation): string {
  const sent = `${requests} generated ${requests === 1 ? 'request covers' : 'requests cover'}`;
  return `${sent} ${covered} of ${possible} ${combinations} of conditions (--seed ${seed}).`;
}
