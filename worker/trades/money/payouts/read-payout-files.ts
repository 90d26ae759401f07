import type { PayoutFileList } from '../../../../domain/desk/payout-schemas';
import { money } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { columnsOf, number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { payoutFiles } from '../../../platform/db/schema/trade-life';
import { beforeNewest, readTimeCursor, timeCursor } from '../../../platform/db/time-cursor';
import { requireRole } from '../../../platform/require-role';
import { fileColumns } from './payout-file-rows';

/** Reads a page of payout files, newest first. `text`: 1 where the text is stored or can be built again. */
const payoutFilePage = defineRead(
  {
    ...fileColumns,
    ...columnsOf(payoutFiles, 'payouts', 'total'),
    sent: number,
    done: number,
    failed: number,
    text: number,
  },
  `SELECT f.id, f.format, f.currency, f.payouts, f.total, f.made_at,
     (SELECT count(*) FROM payouts p WHERE p.file = f.id AND p.state = 'sent') AS sent,
     (SELECT count(*) FROM payouts p WHERE p.file = f.id AND p.state = 'done') AS done,
     (SELECT count(*) FROM payouts p WHERE p.file = f.id AND p.state IN ('failed', 'replaced')) AS failed,
     EXISTS (SELECT 1 FROM payout_file_texts x WHERE x.file = f.id) OR NOT EXISTS (SELECT 1 FROM payouts p
     WHERE p.file = f.id AND p.iban_sealed IS NULL) AS text
   FROM payout_files f WHERE (f.made_at, f.id) < (?1, ?2) ORDER BY f.made_at DESC, f.id DESC LIMIT ?3`,
);

const pageSize = 30;

/**
 * Returns payout files, newest first, with their payouts counted by state. Staff only.
 * @throws `invalid-cursor`
 */
export async function readPayoutFiles(
  ctx: Ctx,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<PayoutFileList> {
  requireRole(ctx, 'staff');
  const before = readTimeCursor(cursor, beforeNewest);
  const found = await payoutFilePage.all(ctx.db, ...before, pageSize + 1);
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(({ id, format, currency, payouts, total, made_at: madeAt, sent, done, failed, text }) => ({
      id,
      format,
      payouts,
      total: money(total, currency),
      madeAt,
      sent,
      done,
      failed,
      text: text === 1,
    })),
    nextCursor: found.length > pageSize && last !== undefined ? timeCursor(last.made_at, last.id) : null,
  };
}
