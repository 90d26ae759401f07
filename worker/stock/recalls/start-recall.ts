import type { RecallStart } from '../../../domain/catalogue/recalls/recall-schemas';
import type { DeskStock } from '../../../domain/desk/stock-schemas';
import { Problem } from '../../../domain/problems';
import type { OutboundLegState } from '../../../domain/trades/lifecycle/states';
import { sentStates } from '../../../domain/trades/lifecycle/state-facts';
import { refreshEditionsStatement } from '../../catalogue/cards/refresh-editions-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { codes } from '../../platform/db/codes';
import { commit, ConstraintError } from '../../platform/db/commit';
import { columnsOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { requireIsbn } from '../../platform/require-isbn';
import { requireRole } from '../../platform/require-role';
import { readStock } from '../read-stock';

const editionByIsbn = defineRead(columnsOf(editions, 'isbn'), 'SELECT isbn FROM editions WHERE isbn = ?1');

/**
 * Records the recall of an edition (Regulation (EU) 2023/988, art. 35). From then on it is neither sold nor bought, its
 * held offers end, and each sent order with the book gets one mail. For staff only.
 * @throws `invalid-isbn`, `book-not-found`, `state-moved` where a recall is running already
 */
export async function startRecall(ctx: Ctx, input: RecallStart): Promise<DeskStock> {
  requireRole(ctx, 'staff');
  const isbn = requireIsbn(input.isbn);
  if ((await editionByIsbn.first(ctx.db, isbn)) === null) throw new Problem('book-not-found');
  const recall = ctx.ids.id();
  const now = ctx.now.toISOString();
  try {
    await commit(ctx.db, [
      sql(
        ctx.db,
        'INSERT INTO recalls (id, isbn, danger, details, notice, started_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
        recall,
        isbn,
        input.danger,
        input.details,
        input.notice,
        now,
      ),
      sql(ctx.db, 'UPDATE editions SET recalled_at = ?2 WHERE isbn = ?1', isbn, now),
      refreshEditionsStatement(ctx.db, [isbn]),
      sql(ctx.db, 'DELETE FROM holds WHERE isbn = ?1', isbn),
      queueMailsStatement(ctx, recall, isbn),
    ]);
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'recalls.isbn') throw new Problem('state-moved');
    throw error;
  }
  sendOutboxSoon(ctx);
  return readStock(ctx, { q: isbn });
}

/** Returns the statement that queues one mail for each sent order with the book. */
function queueMailsStatement(ctx: Ctx, recall: string, isbn: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
     SELECT ?1 || '-' || id, 'book-recalled', 'book-recalled:' || ?1 || ':' || id,
       json_object('recall', ?1, 'trade', id, 'origin', ?4), ?3, ?3
     FROM (SELECT DISTINCT t.id FROM outbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
       WHERE l.isbn = ?2 AND t.outbound_state IN ${codes<OutboundLegState>(sentStates)})
     WHERE true ON CONFLICT (dedupe) DO NOTHING`,
    recall,
    isbn,
    ctx.now.toISOString(),
    ctx.origin,
  );
}
