import { marketCodes, type Market } from '../../market/market-codes';

/** Means by which the shop meets a duty: code, a setting, a lawyer or adviser alone. `none`: no such duty is known. */
export type DutyBy = 'code' | 'setting' | 'lawyer' | 'none';
/** Source that was read: the text of the law, a secondary source, or none. */
export type Verified = 'text' | 'secondary' | 'no';

/** One duty in one market, or in several whose law is the same. */
export interface Cell {
  /** The rule in one sentence; with `none`, why there is no duty. */
  readonly rule: string;
  readonly by: DutyBy;
  /** Law or judgment, and its address where one was read. */
  readonly source: string;
  readonly url?: string;
  readonly verified: Verified;
  /** First day of the rule (`YYYY-MM-DD`); left out where it is not known to the day. */
  readonly since?: string;
  /** File that keeps the rule, and the test that shows it. */
  readonly code?: string;
  readonly test?: string;
  /** Name of the setting in `wrangler.toml`, for `by: 'setting'`. */
  readonly setting?: string;
  /** Missing part that is not built or not decided; left out where none is known. */
  readonly missing?: string;
}

/** A duty with its cells. A market without a cell fails a test. */
export interface Duty {
  readonly id: string;
  readonly title: string;
  readonly cells: Readonly<Partial<Record<Market, Cell>>>;
}

/** Members of the European Union. Written out, so that a new market has no cell until somebody decides on it. */
export const euMarkets = ['DE', 'AT', 'FR', 'ES', 'IT', 'NL', 'BE', 'PT', 'IE', 'PL'] as const satisfies Market[];
export const outsideEu = ['GB', 'US', 'JP', 'AE'] as const satisfies Market[];
export const allMarkets = [...euMarkets, ...outsideEu] as const;

/** Returns the cells of markets; a later row replaces an earlier one. */
export function cells(...rows: readonly (readonly [markets: readonly Market[], cell: Cell])[]): Duty['cells'] {
  return Object.fromEntries(rows.flatMap(([markets, cell]) => markets.map((market) => [market, cell])));
}

/** Returns a cell of a market that knows no such duty. */
export function noDuty(rule: string, verified: Verified = 'no', source = 'general knowledge'): Cell {
  return { rule, by: 'none', source, verified };
}

/** Whether a duty is met: by code that is built, by a setting, or not (entirely) yet. */
export type Standing = 'met' | 'setting' | 'part' | 'not-met' | 'lawyer' | 'none';

/** Returns whether a duty is met. Code with a file but with something missing counts as met in part. */
export function standingOf({ by, code, missing }: Cell): Standing {
  if (by === 'none' || by === 'lawyer') return by;
  if (by === 'setting') return missing === undefined ? 'setting' : 'part';
  if (missing === undefined) return 'met';
  return code === undefined ? 'not-met' : 'part';
}

/** Returns the markets that share a cell, in the order of the markets. */
export function marketsByCell({ cells: of }: Duty): readonly (readonly [Cell, readonly Market[]])[] {
  const groups = new Map<Cell, Market[]>();
  for (const market of marketCodes) {
    const cell = of[market];
    if (cell !== undefined) groups.set(cell, [...(groups.get(cell) ?? []), market]);
  }
  return [...groups];
}
