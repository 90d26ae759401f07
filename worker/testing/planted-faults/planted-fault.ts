import type { FaultCode } from '../../trades/money/check/ledger-faults-sql';
import type { PlantedTrades } from './planted-trades';

/** A difference that a test writes into the database, and what the check of the ledger must report about it. */
export interface PlantedFault {
  readonly code: FaultCode;
  /** Name of the trade that the fault is planted in; its id is `?1` of the statements. */
  readonly trade: string;
  readonly plant: readonly string[];
  readonly undo: readonly string[];
  /** The report: its id (`?` is the trade's id), the expected figure, and the figure found. */
  readonly report: (
    trades: PlantedTrades,
  ) => Promise<readonly [id: string, expected: string | number, found: string | number]>;
  /** Ids of further reports of the same code. */
  readonly furtherIds?: readonly string[];
  /** Codes that the same difference must be reported under as well. */
  readonly furtherCodes?: readonly FaultCode[];
}

/** Moment of planted rows, as an SQL literal. */
export const plantedAt = `'2026-01-02T00:00:00.000Z'`;

/** Returns the query for the sum of a trade's ledger entries of some kinds, an SQL list. */
export const sumOf = (kinds: string) =>
  `SELECT sum(amount) AS n FROM trade_ledger WHERE trade_id = ?1 AND kind IN (${kinds})`;
