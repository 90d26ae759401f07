import { dayMs } from '../../../domain/time';
import type { Act } from '../people/act';
import { outcomeOf } from '../people/tab';
import type { Customer } from '../people/simulation';
import type { Random } from '../world/random';
import type { LongSimulation } from './long-simulation';

/** Columns of one thing that waits; `id` and `number` are those of its trade. */
export type Row = Readonly<Record<string, string | number | null>>;
export type Call = readonly [method: string, path: string, body?: unknown];

/**
 * Pending work of a kind. Its query must use an index that does not grow with ended trades, because it runs every day
 * for years.
 */
export interface Chore {
  readonly name: string;
  readonly by: 'clerk' | 'customer';
  /** Share of the pending work that is done in one day, from 0 to 1. */
  readonly rate: number;
  /** `?1`: the instant `days` ago, where `days` is given. */
  readonly find: string;
  readonly days?: number;
  /** Returns the calls in order; the next is sent when the one before succeeded. */
  calls(row: Row, random: Random, customer: Customer | null): readonly Call[];
}

/** Returns the numbers of lines that a query lists as JSON. */
export const listOf = (row: Row, column = 'lines'): number[] => JSON.parse(String(row[column]));

/** Returns the acts of a chore about everything that waits and is done today, in order. */
export function actsOf(simulation: LongSimulation, random: Random, chore: Chore): Act[] {
  const { world } = simulation;
  const since = chore.days === undefined ? [] : [new Date(world.clock.now - chore.days * dayMs).toISOString()];
  return world.primary.read(chore.find, ...since).flatMap((row) => {
    if (!random.chance(chore.rate)) return [];
    const customer = chore.by === 'clerk' ? null : (simulation.byEmail.get(String(row['email'])) ?? null);
    if (chore.by === 'customer' && (customer === null || customer.isDeleted)) return [];
    const calls = chore.calls(row, random, customer);
    if (calls.length === 0) return [];
    const who = customer === null ? 'the clerk' : customer.name;
    const number = String(row['number'] ?? '');
    return {
      description: `${who} ${chore.name} ${number}`,
      about: number,
      run: async (tab) => {
        if (customer !== null) await simulation.openTrade(tab, customer, String(row['id']));
        let outcome = 'done';
        for (const [method, path, body] of calls) {
          outcome = outcomeOf(await tab.call(customer?.visitor ?? simulation.clerk, method, path, body));
          if (outcome !== 'done') break;
        }
        return outcome;
      },
    };
  });
}
