import type { IntegerParameter } from '../../request/parameter-declarations';

const limit = { type: 'limit', default: 10, maximum: 500, highMaximum: 5000 } as const;
const offset: IntegerParameter & { readonly type: 'integer'; readonly default: number } = {
  type: 'integer',
  default: 0,
};

/** The limit and the offset of lists that continue at a number (reading 18.3): 1.39 takes any offset. */
export const offsetParameters = {
  '1.39': { limit, offset },
  '1.43': { limit, offset: { ...offset, minimum: 0 } },
} as const;
