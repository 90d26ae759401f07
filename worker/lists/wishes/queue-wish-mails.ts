import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { outbox } from '../../platform/db/schema/money';
import { stockMovements } from '../../platform/db/schema/pricing';
import { commit } from '../../platform/db/commit';

/** Stock movements that one run reads. */
const runSize = 2000;
/**
 * Key of the last stock movement that was processed. If it is late or lost, movements are read again, and `wish_mails`
 * prevents a second mail.
 */
const lastMovementKey = 'wishes:told-up-to';

const lastMovement = defineRead(
  { id: nullable(stockMovements.id) },
  'SELECT max(id) AS id FROM (SELECT id FROM stock_movements WHERE id > ?1 ORDER BY id LIMIT ?2)',
);

/** Accounts and books whose wishes became available by the movements after `?1`, up to `?2`. */
const wishedSql = `SELECT DISTINCT a.id AS account, w.isbn
  FROM (SELECT isbn, max(at) AS at FROM stock_movements WHERE id > ?1 AND id <= ?2
  AND on_hand_change - reserved_change > 0 GROUP BY isbn) moved
  CROSS JOIN editions e ON e.isbn = moved.isbn AND e.min_price IS NOT NULL
  CROSS JOIN wishes w ON w.isbn = moved.isbn AND w.owner GLOB 'a:*' AND w.created_at < moved.at
  CROSS JOIN accounts a ON a.id = substr(w.owner, 3) AND a.confirmed_at IS NOT NULL AND a.wish_mails = 1
  WHERE NOT EXISTS (SELECT 1 FROM wish_mails t WHERE t.account = a.id AND t.isbn = w.isbn)
    AND coalesce((SELECT given FROM consents c WHERE c.account = a.id AND c.kind = 'wish-mails' ORDER BY c.id DESC
    LIMIT 1), 1) = 1`;
// The key contains the account and the first movement, so that a simultaneous run adds no second mail.
const queuedMails = defineRead(
  { id: outbox.id },
  `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
   SELECT 'wish-available:' || account || ':' || ?1, 'wish-available', 'wish-available:' || account || ':' || ?1,
     json_object('account', account, 'isbns', json_group_array(isbn), 'origin', ?3), ?4, ?4
   FROM (${wishedSql} ORDER BY e.id) GROUP BY account
   ON CONFLICT DO NOTHING RETURNING id`,
);

/**
 * Queues mails about wished books that became available since the last run, and returns their number.
 * A mail goes to confirmed accounts with consent, once for each wish, with all books of a run in one mail.
 * Runs every minute. Safe to run twice, also at the same moment.
 */
export async function queueWishMails(ctx: Ctx): Promise<{ readonly queued: number }> {
  const stored = Number((await ctx.kv.get(lastMovementKey)) ?? '0');
  const from = Number.isSafeInteger(stored) ? stored : 0;
  const last = await lastMovement.first(ctx.db, from, runSize);
  const upTo = last?.id ?? null;
  if (upTo === null) return { queued: 0 };
  const now = ctx.now.toISOString();
  const [queued] = await commit(ctx.db, [
    queuedMails.statement(ctx.db, from, upTo, ctx.origin, now),
    sql(
      ctx.db,
      `INSERT INTO wish_mails (account, isbn, told_at) SELECT account, isbn, ?3 FROM (${wishedSql}) WHERE true
        ON CONFLICT DO NOTHING`,
      from,
      upTo,
      now,
    ),
  ]);
  await ctx.kv.put(lastMovementKey, String(upTo));
  return { queued: queuedMails.rowsOf(queued).length };
}
