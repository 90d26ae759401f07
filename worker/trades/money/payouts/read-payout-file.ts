import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { rowsAt, sql } from '../../../platform/db/client';
import { requireRole } from '../../../platform/require-role';
import { requireSealer } from '../../../accounts/payout-details/payout-details-statements';
import { fileText, type FileRow } from './payout-file-rows';

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
 * Returns the stored text of a payout file, byte for byte. A file from before texts were stored is built again, until
 * one of its payouts has ended and its account was erased. Staff only.
 * @throws `not-found`, `unavailable`
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
    sql(ctx.db, 'SELECT sealed FROM payout_file_texts WHERE file = ?1', id),
  ]);
  const [file] = rowsAt<FileRow>(results, 0);
  if (file === undefined) throw new Problem('not-found');
  const [storedText] = rowsAt<{ readonly sealed: string }>(results, 2);
  const text =
    storedText === undefined
      ? await rebuildText(ctx, file, rowsAt<SentRow>(results, 1))
      : await requireSealer(ctx).open(storedText.sealed, id);
  return file.format === 'csv'
    ? { name: `${id}.csv`, type: 'text/csv; charset=utf-8', text }
    : { name: `${id}.xml`, type: 'application/xml; charset=utf-8', text };
}

async function rebuildText(ctx: Ctx, file: FileRow, payouts: readonly SentRow[]): Promise<string> {
  const sealer = requireSealer(ctx);
  return fileText(
    ctx,
    file,
    await Promise.all(
      payouts.map(async ({ id, number, amount, holder, iban_sealed: sealed }) => {
        if (holder === null || sealed === null) throw new Problem('not-found');
        return { id, number, amount, holder, iban: await sealer.open(sealed, id) };
      }),
    ),
  );
}
