import { expect } from 'chai';
import { expectLinearGrowth, processorTimeOf, type Growth } from './growth.test-support';

/** Keeps the processor busy for a number of steps. */
function busy(steps: number): number {
  let value = 1;
  for (let step = 0; step < steps; step++) value = (value * 48_271) % 2_147_483_647;
  return value;
}

/** The result of the check, and how long the longest run took. */
interface Checked {
  readonly growth?: Growth;
  readonly refusal?: string;
  readonly longest: number;
}

/**
 * Checks work that takes as many milliseconds as a formula says, on a machine of any speed.
 *
 * @param disturbed how much longer every third run takes
 */
async function check(milliseconds: (size: number) => number, disturbed = 1): Promise<Checked> {
  let [runs, longest] = [0, 0];
  const timeOf = async (work: () => unknown): Promise<number> => {
    const time = Number(await work()) * (++runs % 3 === 0 ? disturbed : 1);
    longest = Math.max(longest, time);
    return time;
  };
  try {
    const growth = await expectLinearGrowth({ name: 'work', prepare: (size) => () => milliseconds(size) }, timeOf);
    return { growth, longest };
  } catch (error) {
    return { refusal: (error as Error).message, longest };
  }
}

describe('the check of growth', () => {
  const linear = (size: number): number => size / 1000;
  const power = (exponent: number) => (size: number) => (size / 1000) ** exponent;

  it('accepts linear work', async () => {
    expect(await check(linear))
      .to.have.nested.property('growth.factor')
      .that.is.closeTo(2, 1e-9);
  });

  it('accepts work that takes no time, without a figure for its growth', async () => {
    expect((await check(() => 0)).growth)
      .to.be.an('object')
      .that.does.not.have.property('factor');
  });

  it('accepts a single step in the cost', async () => {
    expect(await check((size) => linear(size) * (size > 4096 ? 3 : 1))).to.not.have.property('refusal');
  });

  for (const [what, exponent, factor] of [
    ['quadratic', 2, '4.0'],
    ['cubic', 3, '8.0'],
  ] as const) {
    it(`rejects ${what} work within a limited time`, async () => {
      const { refusal, longest } = await check(power(exponent));
      expect(refusal).to.match(new RegExp(`^work: twice the input takes ${factor} times the processor time `));
      expect(longest).to.be.at.most(2000);
    });
  }

  it('gives the same result while other programs use the processor', async () => {
    expect(await check(linear, 5)).to.not.have.property('refusal');
    expect(await check(power(2), 5)).to.have.property('refusal');
  });

  it('measures processor time', async () => {
    const little = await processorTimeOf(() => busy(1000));
    expect(await processorTimeOf(() => busy(30_000_000))).to.be.above(little);
  });
});
