import { print } from '../world/globals';

/** Outcomes of the acts of a run, by kind, so that a chore that is always refused is noticed. */
export class Tally {
  private readonly kinds = new Map<string, Map<string, number>>();
  /** Faults that struck. */
  faults = 0;

  note(kind: string, outcome: string, faults: number): void {
    this.faults += faults;
    const outcomes = this.kinds.get(kind) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    this.kinds.set(kind, outcomes);
  }

  /** Returns a line for each kind: how often it was done, and each problem that answered it. */
  lines(): string[] {
    return [...this.kinds].map(([kind, outcomes]) => {
      const counts = [...outcomes]
        .toSorted(([, one], [, other]) => other - one)
        .map(([outcome, count]) => `${outcome} ${count}`);
      return `  ${kind}: ${counts.join(', ')}`;
    });
  }

  /** Number of acts, and of those that were done. */
  sums(): { readonly acts: number; readonly done: number } {
    const all = [...this.kinds.values()].flatMap((outcomes) => [...outcomes]);
    const sum = (list: typeof all) => list.reduce((total, [, count]) => total + count, 0);
    return { acts: sum(all), done: sum(all.filter(([outcome]) => outcome === 'done')) };
  }
}

/** Prints the progress and the speed of a run, since its last line and its beginning: wall-clock and CPU seconds. */
export class Progress {
  private readonly began = performance.now();
  private last = { trades: 0, wall: 0, cpu: 0 };
  /** Seconds of CPU a trade since the line before. */
  private lately = 0;

  seconds(): { readonly wall: number; readonly cpu: number } {
    const { user, system } = process.cpuUsage();
    return { wall: (performance.now() - this.began) / 1000, cpu: (user + system) / 1e6 };
  }

  /** Returns how long many trades take at the speed of the last line. They take longer if the run gets slower. */
  estimate(trades: number): string {
    const minutes = (trades * this.lately) / 60;
    return `at the last line's CPU a trade, ${trades} trades take ${minutes.toFixed(0)} min of one core`;
  }

  tell(day: string, trades: number): void {
    const { wall, cpu } = this.seconds();
    const [more, tookWall, tookCpu] = [trades - this.last.trades, wall - this.last.wall, cpu - this.last.cpu];
    this.last = { trades, wall, cpu };
    this.lately = tookCpu / Math.max(1, more);
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    print(
      `${day}: ${trades} trades; ${more} in ${tookWall.toFixed(0)} s (${tookCpu.toFixed(0)} s CPU), ` +
        `${(more / tookWall).toFixed(0)} a second; ${wall.toFixed(0)} s in all, ${memory} MB`,
    );
  }
}
