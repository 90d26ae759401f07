import { ledgerKinds, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import type { NewEvent } from '../../core/event-statements';

/**
 * Returns the statements that insert ledger entries in their order; none for no entries. `last`: number of the last
 * entry that the writer read. They abort the batch when another entry was booked since (`state_moved`), or when an
 * entry is booked twice (unique `trade_ledger.trade_id, trade_ledger.kind, trade_ledger.ref`).
 */
export function ledgerStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tradeId: string,
  last: number,
  entries: readonly LedgerEntry[],
  actor: NewEvent['actor'],
): D1PreparedStatement[] {
  const booked = entries.filter(({ amount }) => amount !== 0);
  if (booked.length === 0) return [];
  return [
    sql(
      ctx.db,
      `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
       SELECT ?1, ?2 + j.key + 1, j.value->>0, j.value->>1, j.value->>2, j.value->>3, ?4, ?5 FROM json_each(?3) j
       ORDER BY j.key`,
      tradeId,
      last,
      JSON.stringify(booked.map(({ kind, amount, ref }) => [ledgerKinds[kind], kind, amount, ref])),
      actor,
      ctx.now.toISOString(),
    ),
  ];
}
