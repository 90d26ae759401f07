import type { DeclarationOutcome } from '../../domain/trades/declaration';
import type { DeskDeclarations } from '../../domain/trades/declaration-schemas';
import type { OutboundLineState } from '../../domain/trades/lifecycle/states';
import type { Ctx } from '../platform/context';
import { code } from '../platform/db/codes';
import { nullable, number, text } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { withdrawalDeclarations } from '../platform/db/schema/declarations';
import { outboundLines } from '../platform/db/schema/trades';
import { requireRole } from '../platform/require-role';

/** Most declarations that are shown at once. */
const maxShown = 100;
/** Condition of a declaration `d` that needs a person. */
const openSql = 'd.done_at IS NULL AND d.outcome IS NOT NULL';
const oldestSql = `SELECT d.* FROM withdrawal_declarations d WHERE ${openSql} ORDER BY d.at, d.id LIMIT ?1`;

const openDeclarations = defineRead(
  {
    id: withdrawalDeclarations.id,
    at: withdrawalDeclarations.at,
    name: withdrawalDeclarations.name,
    number: withdrawalDeclarations.number,
    email: withdrawalDeclarations.email,
    books: withdrawalDeclarations.books,
    outcome: text<DeclarationOutcome>(),
    trade_id: nullable(withdrawalDeclarations.tradeId),
  },
  `SELECT d.id, d.at, d.name, d.number, d.email, d.books, d.outcome, d.trade_id FROM (${oldestSql}) d
   ORDER BY d.at, d.id`,
);
const sentLines = defineRead(
  {
    trade_id: outboundLines.tradeId,
    line: outboundLines.line,
    title: outboundLines.title,
    quantity: outboundLines.quantity,
  },
  `SELECT DISTINCT l.trade_id, l.line, l.title, l.quantity FROM (${oldestSql}) d
   CROSS JOIN outbound_lines l ON l.trade_id = d.trade_id AND l.state = ${code<OutboundLineState>('sent')}
   ORDER BY l.trade_id, l.line`,
);
/** Counts the declarations of withdrawal that need a person. */
export const openDeclarationCount = defineRead(
  { open: number },
  `SELECT count(*) AS open FROM withdrawal_declarations d WHERE ${openSql}`,
);

/**
 * Returns the declarations of withdrawal that need a person, oldest first.
 * @throws what `requireRole` throws
 */
export async function readDeclarations(ctx: Ctx): Promise<DeskDeclarations> {
  requireRole(ctx, 'staff');
  const [items, lines, [count]] = await readBatch(ctx.db, [
    openDeclarations.with(maxShown),
    sentLines.with(maxShown),
    openDeclarationCount.with(),
  ]);
  return {
    items: items.map(({ trade_id: trade, ...declared }) => ({
      ...declared,
      trade,
      lines: lines
        .filter((row) => row.trade_id === trade)
        .map(({ line, title, quantity }) => ({ line, title, quantity })),
    })),
    open: count?.open ?? 0,
  };
}
