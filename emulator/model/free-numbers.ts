/** Finds numbers that are not taken, each in about the same time however many are: it remembers where it went on. */
export class FreeNumbers {
  /** For a number that is taken, a later one below which none is free. */
  private readonly later = new Map<number, number>();

  /** @param isTaken of a number that is taken, this never changes */
  constructor(private readonly isTaken: (number: number) => boolean) {}

  /** The first number from `start` on that is not taken. */
  next(start: number): number {
    const passed: number[] = [];
    let number = start;
    while (this.isTaken(number)) {
      passed.push(number);
      number = this.later.get(number) ?? number + 1;
    }
    for (const one of passed) this.later.set(one, number);
    return number;
  }
}
