import type { z } from 'zod';
import { Problem } from '../../../domain/problems';
import type { closeDeclarationSchema } from '../../../domain/trades/declaration-schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { withdrawalDeclarations } from '../../platform/db/schema/declarations';
import { requireRole } from '../../platform/require-role';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { requireDeskTrade } from '../core/require-desk-trade';
import { withdrawStatements } from './withdraw-statements';

const openDeclaration = defineRead(
  {
    at: withdrawalDeclarations.at,
    books: withdrawalDeclarations.books,
    language: withdrawalDeclarations.language,
    trade_id: nullable(withdrawalDeclarations.tradeId),
  },
  'SELECT at, books, language, trade_id FROM withdrawal_declarations WHERE id = ?1 AND done_at IS NULL',
);

/**
 * Closes a declaration that waited at the desk. With `lines`, these lines of its order are withdrawn as of the time of
 * the declaration; staff decide whether that was in time. Without, staff have handled it otherwise.
 * @throws `state-moved` when it is closed already or a line is not sent; `trade-not-found`; what `requireRole` throws
 */
export async function closeDeclaration(
  ctx: Ctx,
  { id, lines }: z.infer<typeof closeDeclarationSchema> & { readonly id: string },
): Promise<void> {
  requireRole(ctx, 'staff');
  const declared = await openDeclaration.first(ctx.db, id);
  if (declared === null) throw new Problem('state-moved');
  const closeStatement = sql(
    ctx.db,
    `UPDATE withdrawal_declarations SET done_at = ?2, outcome = CASE WHEN ?3 THEN 'returning' ELSE outcome END
     WHERE id = ?1 AND done_at IS NULL`,
    id,
    ctx.now.toISOString(),
    lines.length > 0 ? 1 : 0,
  );
  if (lines.length === 0) {
    await commit(ctx.db, [closeStatement]);
    return;
  }
  const record = await requireDeskTrade(ctx, declared.trade_id ?? '');
  const sent = new Set(record.outbound.filter(({ state }) => state === 'sent').map(({ line }) => line));
  const chosen = [...new Set(lines)].toSorted((a, b) => a - b);
  if (chosen.some((line) => !sent.has(line))) throw new Problem('state-moved');
  await commitIfUnchanged(ctx, record, [
    ...withdrawStatements(ctx, record, {
      lines: chosen,
      reason: 'withdraw',
      words: declared.books,
      at: declared.at,
      by: 'staff',
      path: `/${declared.language}/trades/${record.trade.id}`,
      origin: mailLinkOrigin(ctx),
    }),
    closeStatement,
  ]);
  sendOutboxSoon(ctx);
}
