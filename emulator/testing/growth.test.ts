import { expect } from 'chai';
import { allowedFactor, expectLinearGrowth, growthOf } from './growth.test-support';

/** Keeps the processor busy for a number of steps. */
function busy(steps: number): number {
  let value = 1;
  for (let step = 0; step < steps; step++) value = (value * 48_271) % 2_147_483_647;
  return value;
}

describe('the check of growth', () => {
  it('lets linear work pass', async () => {
    const { factor } = await expectLinearGrowth({ name: 'linear', prepare: (size) => () => busy(size * 100) });
    expect(factor).to.be.above(0).and.below(allowedFactor);
  });

  it('lets what takes no time pass, and says nothing of its growth', async () => {
    const growth = await expectLinearGrowth({ name: 'nothing', prepare: () => () => 0 });
    expect(growth).to.not.have.property('factor');
  });

  it('refuses quadratic and cubic work, and the worst does not take long', async () => {
    for (const [power, least, to] of [
      [2, allowedFactor, 32 * 1024],
      [3, 6, 2 * 1024],
    ] as const) {
      const kind = { name: `power ${power}`, prepare: (size: number) => () => busy((size / 16) ** power), to };
      const { factor, time } = await growthOf(kind);
      expect(factor).to.be.above(least);
      // The inputs above are not made any larger, and none of their runs takes a second.
      expect(time).to.be.below(4000);
      const refused = await expectLinearGrowth(kind).then(
        () => undefined,
        (error: unknown) => (error as Error).message,
      );
      expect(refused).to.match(new RegExp(`^power ${power}: twice the input takes [2-9]\\.\\d times the processor`));
    }
  });
});
