import { erasableBefore } from '../../domain/accounts/retention';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { eraseTracesStatements } from './erase-traces';
import { lateSinceValue, isOpenTradeSql } from '../trades/core/open-trade-sql';

/** Columns with personal data, except name and address, which the law keeps with the invoice. */
const strippedColumns = `owner = 'd:' || id, account = NULL, visitor = NULL, guest_key_hash = NULL, idem_key = '',
  idem_body_hash = '', quote = '',
  email = '', phone = NULL, payout_iban_masked = NULL, tracking = NULL, refund_holder = NULL,
  refund_iban_sealed = NULL`;

/**
 * Query of trades past their retention period. Placeholders: `?1` to `?4` of `expiredValues`.
 * Joins market by market, so that the index `trades_to_forget` is used.
 */
const expiredTrades = `SELECT t.id FROM json_each(?1) c CROSS JOIN trades t ON t.market = c.key
       WHERE t.account IS ?4 AND t.name <> '' AND t.placed_at < c.value AND NOT ${isOpenTradeSql('t', '?2')}
         AND coalesce((SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id), t.placed_at) < c.value
       LIMIT ?3`;

/**
 * Returns the statement that removes an account and its contact data from its trades.
 * The remaining columns are those that accounting law requires.
 * @see domain/accounts/retention.ts
 */
export function stripTradesStatement(ctx: Pick<Ctx, 'db'>, account: string): D1PreparedStatement {
  return sql(ctx.db, `UPDATE trades SET ${strippedColumns} WHERE account = ?1`, account);
}

/**
 * Returns the statement that clears name and address of ended trades past their retention period; amounts stay.
 * `account` null: trades of guests and of deleted accounts.
 */
export function anonymizeExpiredStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  account: string | null,
  max: number,
): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE trades SET ${strippedColumns}, name = '', address = '{}' WHERE id IN (${expiredTrades})`,
    ...expiredValues(ctx, account, max),
  );
}

/**
 * Returns the statements that erase photos and tracking numbers of the same trades. They run before
 * `anonymizeExpiredStatement`.
 */
export function eraseExpiredTracesStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  account: string | null,
  max: number,
): D1PreparedStatement[] {
  return eraseTracesStatements(ctx, expiredTrades, ...expiredValues(ctx, account, max));
}

function expiredValues({ now }: Pick<Ctx, 'now'>, account: string | null, max: number): (string | number | null)[] {
  return [JSON.stringify(erasableBefore(now.toISOString())), lateSinceValue(now.toISOString()), max, account];
}
