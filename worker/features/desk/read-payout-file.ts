import { pain001 } from '../../../domain/desk/pain001';
import { payoutCsv } from '../../../domain/desk/payout-csv';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { rowsAt, sql } from '../../db/client';
import { requireRole } from '../../require-role';
import { requireSealer } from '../account-room/payout-rows';
import { orderOf, type FileRow } from './payout-file-rows';

interface SentRow {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
  readonly holder: string | null;
  readonly iban_sealed: string | null;
}

export interface FileText {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/**
 * The text of a payout file, the same whenever it is asked for; until one of its payouts has ended, for then the accounts
 * are forgotten one by one. For staff only. Throws `not-found`, `unavailable`.
 */
export async function readPayoutFile(ctx: Ctx, { id }: { readonly id: string }): Promise<FileText> {
  requireRole(ctx, 'staff');
  const results = await ctx.db.batch([
    sql(ctx.db, 'SELECT id, format, currency, made_at FROM payout_files WHERE id = ?1', id),
    sql(
      ctx.db,
      `SELECT p.id, t.number, p.amount, p.holder, p.iban_sealed FROM payouts p CROSS JOIN trades t ON t.id = p.trade_id
       WHERE p.file = ?1 ORDER BY p.created_at, p.id`,
      id,
    ),
  ]);
  const [file] = rowsAt<FileRow>(results, 0);
  if (file === undefined) throw new Problem('not-found');
  const sealer = requireSealer(ctx);
  const transfers = await Promise.all(
    rowsAt<SentRow>(results, 1).map(async ({ id: payout, number, amount, holder, iban_sealed: sealed }) => {
      if (holder === null || sealed === null) throw new Problem('not-found');
      return { id: payout, number, amount, holder, iban: await sealer.open(sealed, payout) };
    }),
  );
  const order = orderOf(ctx, file, transfers);
  return file.format === 'csv'
    ? { name: `${id}.csv`, type: 'text/csv; charset=utf-8', text: payoutCsv(order) }
    : { name: `${id}.xml`, type: 'application/xml; charset=utf-8', text: pain001(order) };
}
