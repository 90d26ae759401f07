import type { Random } from '../world/random';
import type { Outcome, Tab } from './tab';
import type { Town } from './town';

/** An action of an actor: its description and its calls. */
export interface Act {
  readonly told: string;
  /** Number of the trade that it is about. */
  readonly about?: string;
  run(tab: Tab): Promise<Outcome>;
}

/**
 * Finds an action of one kind; null where it applies to nothing. Each step has its own `random`, so that leaving out a
 * step changes no other step.
 */
export type FindAct = (town: Town, random: Random) => Act | null;

/** Finds one action of a kind; `each` finds all of them, in order. */
export interface FindActs {
  (town: Town, random: Random): Act | null;
  each(town: Town, random: Random): Act[];
}

/** Returns the act of one kind from its candidates and its action. */
export function actFinder<Row extends { readonly number?: string | number | null }>(
  find: (town: Town) => readonly Row[],
  actOf: (town: Town, random: Random, row: Row) => Act | null,
): FindActs {
  const one = (town: Town, random: Random): Act | null => {
    const rows = find(town);
    const near = town.focus === null ? [] : rows.filter((row) => row.number === town.focus);
    const row = oneOf(random, near.length > 0 ? near : rows);
    const act = row === null ? null : actOf(town, random, row);
    return act === null || typeof row?.number !== 'string' ? act : { ...act, about: row.number };
  };
  const each = (town: Town, random: Random): Act[] => find(town).flatMap((row) => actOf(town, random, row) ?? []);
  return Object.assign(one, { each });
}

/** Returns one of the rows, or null where there are none. */
export function oneOf<Row>(random: Random, rows: readonly Row[]): Row | null {
  return rows.length === 0 ? null : random.pick(rows);
}
