import type { Random } from '../world/random';
import type { Outcome, Tab } from './tab';
import type { Simulation } from './simulation';

/** An action of an actor: its description and its calls. */
export interface Act {
  readonly description: string;
  /** Number of the trade that it is about. */
  readonly about?: string;
  run(tab: Tab): Promise<Outcome>;
}

/**
 * Finds an action of one kind; null where it applies to nothing. Each step has its own `random`, so that leaving out a
 * step changes no other step.
 */
export type FindAct = (simulation: Simulation, random: Random) => Act | null;

/** Finds one action of a kind; `each` finds all of them, in order. */
export interface FindActs {
  (simulation: Simulation, random: Random): Act | null;
  each(simulation: Simulation, random: Random): Act[];
}

/** Returns the act of one kind from its candidates and its action. */
export function actFinder<Row extends { readonly number?: string | number | null }>(
  find: (simulation: Simulation) => readonly Row[],
  actOf: (simulation: Simulation, random: Random, row: Row) => Act | null,
): FindActs {
  const findOne = (simulation: Simulation, random: Random): Act | null => {
    const rows = find(simulation);
    const near = simulation.focus === null ? [] : rows.filter((row) => row.number === simulation.focus);
    const row = oneOf(random, near.length > 0 ? near : rows);
    const act = row === null ? null : actOf(simulation, random, row);
    return act === null || typeof row?.number !== 'string' ? act : { ...act, about: row.number };
  };
  const each = (simulation: Simulation, random: Random): Act[] =>
    find(simulation).flatMap((row) => actOf(simulation, random, row) ?? []);
  return Object.assign(findOne, { each });
}

/** Returns one of the rows, or null where there are none. */
export function oneOf<Row>(random: Random, rows: readonly Row[]): Row | null {
  return rows.length === 0 ? null : random.pick(rows);
}
