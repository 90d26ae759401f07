import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { payoutFileTexts, payouts as payoutTable } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { requireRole } from '../../../platform/require-role';
import { requireSealer } from '../../../accounts/payout-details/payout-details-statements';
import { fileColumns, fileText, type FileRow } from './payout-file-rows';

const fileOfId = defineRead(fileColumns, 'SELECT id, format, currency, made_at FROM payout_files WHERE id = ?1');
const sentColumns = {
  ...columnsOf(payoutTable, 'id', 'amount', 'holder', 'iban_sealed'),
  ...columnsOf(trades, 'number'),
};
type SentRow = RowOf<typeof sentColumns>;
const sentOfFile = defineRead(
  sentColumns,
  `SELECT p.id, t.number, p.amount, p.holder, p.iban_sealed FROM payouts p CROSS JOIN trades t ON t.id = p.trade_id
   WHERE p.file = ?1 ORDER BY p.created_at, p.id`,
);
const textOfFile = defineRead(
  columnsOf(payoutFileTexts, 'sealed'),
  'SELECT sealed FROM payout_file_texts WHERE file = ?1',
);

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
  const [[file], sent, [storedText]] = await readBatch(ctx.db, [
    fileOfId.with(id),
    sentOfFile.with(id),
    textOfFile.with(id),
  ]);
  if (file === undefined) throw new Problem('not-found');
  const text =
    storedText === undefined
      ? await rebuildText(ctx, file, sent)
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
