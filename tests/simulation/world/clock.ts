/** The clock of a simulation. Only a step moves it. */
export class Clock {
  /** Milliseconds since 1970. */
  now: number;

  constructor(start: string) {
    this.now = Date.parse(start);
  }

  /** Moves the clock by milliseconds; a negative number sets it back, like a corrected machine clock. */
  move(milliseconds: number): void {
    this.now += milliseconds;
  }

  /** Returns the instant as ISO 8601. */
  iso(): string {
    return new RealDate(this.now).toISOString();
  }
}

/** The platform's own Date, kept from before the clock is replaced. */
export const RealDate = Date;

/** Returns a Date class whose present is the clock's. */
export function dateOf(clock: () => number): DateConstructor {
  const Simulated = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(clock());
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the overloads of Date can't be spread by type
      else super(...(given as [number]));
    }
    static override now(): number {
      return clock();
    }
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it is never called without `new`
  return Simulated as unknown as DateConstructor;
}
