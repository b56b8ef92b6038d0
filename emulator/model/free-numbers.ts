/** Finds unused numbers in about constant time, because it remembers where the last search ended. */
export class FreeNumbers {
  /** For a used number, a later one below which none is free. */
  private readonly later = new Map<number, number>();

  /** @param isTaken whether a number is used; a used number stays used */
  constructor(private readonly isTaken: (number: number) => boolean) {}

  /** The first unused number from `start` on. */
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
