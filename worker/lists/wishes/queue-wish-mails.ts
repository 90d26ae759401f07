import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';

/** Movements of stock looked at in one run; the next run goes on. */
const runSize = 2000;
/**
 * Up to which movement of stock wishes were told. Late or lost it only means looking again: `wish_mails` has the last
 * word.
 */
const mark = 'wishes:told-up-to';

/**
 * For the schedule of each minute: what became free since the last run (copies that came in, or were given back) is
 * told to each confirmed account that folded the book's corner before, wants such mails and did not take its consent
 * back; once for each wish, in one mail for all books of a run. Safe to run twice, also at the same moment. Answers the
 * mails due, which the outbox's own job sends.
 */
export async function queueWishMails(ctx: Ctx): Promise<{ readonly told: number }> {
  const stored = Number((await ctx.kv.get(mark)) ?? '0');
  const from = Number.isSafeInteger(stored) ? stored : 0;
  const upTo = await sql(
    ctx.db,
    'SELECT max(id) AS id FROM (SELECT id FROM stock_movements WHERE id > ?1 ORDER BY id LIMIT ?2)',
    from,
    runSize,
  ).first<number>('id');
  if (upTo === null) return { told: 0 };
  const now = ctx.now.toISOString();
  const wished = `SELECT DISTINCT a.id AS account, w.isbn
    FROM (SELECT isbn, max(at) AS at FROM stock_movements WHERE id > ?1 AND id <= ?2
    AND on_hand_change - reserved_change > 0 GROUP BY isbn) moved
    CROSS JOIN editions e ON e.isbn = moved.isbn AND e.min_price IS NOT NULL
    CROSS JOIN wishes w ON w.isbn = moved.isbn AND w.owner GLOB 'a:*' AND w.created_at < moved.at
    CROSS JOIN accounts a ON a.id = substr(w.owner, 3) AND a.confirmed_at IS NOT NULL AND a.wish_mails = 1
    WHERE NOT EXISTS (SELECT 1 FROM wish_mails t WHERE t.account = a.id AND t.isbn = w.isbn)
      AND coalesce((SELECT given FROM consents c WHERE c.account = a.id AND c.kind = 'wish-mails' ORDER BY c.id DESC
      LIMIT 1), 1) = 1`;
  const results = await commit(ctx.db, [
    // The row's key names account and stretch of movements, so that no second runner makes another mail of it.
    sql(
      ctx.db,
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
       SELECT 'wish-available:' || account || ':' || ?1, 'wish-available', 'wish-available:' || account || ':' || ?1,
         json_object('account', account, 'isbns', json_group_array(isbn), 'origin', ?3), ?4, ?4
       FROM (${wished} ORDER BY e.id) GROUP BY account
       ON CONFLICT DO NOTHING RETURNING id`,
      from,
      upTo,
      ctx.origin,
      now,
    ),
    sql(
      ctx.db,
      `INSERT INTO wish_mails (account, isbn, told_at) SELECT account, isbn, ?3 FROM (${wished}) WHERE true
        ON CONFLICT DO NOTHING`,
      from,
      upTo,
      now,
    ),
  ]);
  await ctx.kv.put(mark, String(upTo));
  return { told: rowsAt(results, 0).length };
}
