import { passedBefore } from '../../domain/accounts/retention';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { eraseTracesStatements } from './erase-traces';
import { lateSinceValue, openSql } from '../trades/core/open-sql';

/** All that leads to a person but name and address: those stand on the invoice, and the law wants them kept with it. */
const stripped = `owner = 'd:' || id, account = NULL, visitor = NULL, guest_key_hash = NULL, idem_key = '', idem_body_hash = '', quote = '',
  email = '', phone = NULL, payout_iban_masked = NULL, tracking = NULL, refund_holder = NULL, refund_iban_sealed = NULL`;

/**
 * Trades whose time has passed; `?1` to `?4` are `passedValues`. Market by market, so that `trades_to_forget` finds
 * them.
 */
const passed = `SELECT t.id FROM json_each(?1) c CROSS JOIN trades t ON t.market = c.key
       WHERE t.account IS ?4 AND t.name <> '' AND t.placed_at < c.value AND NOT ${openSql('t', '?2')}
         AND coalesce((SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id), t.placed_at) < c.value
       LIMIT ?3`;

/**
 * Statement: an account's trades become nobody's. What is left is what accounting law asks
 * (`domain/accounts/retention.ts`).
 */
export function stripTradesStatement(ctx: Pick<Ctx, 'db'>, account: string): D1PreparedStatement {
  return sql(ctx.db, `UPDATE trades SET ${stripped} WHERE account = ?1`, account);
}

/**
 * Statement: ended trades whose time has passed lose name and address, too; figures stay, of nobody. Those of an
 * account, which are in its room as long as it is there, or (`account` null) those of guests and of deleted accounts.
 */
export function anonymizeExpiredStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  account: string | null,
  most: number,
): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE trades SET ${stripped}, name = '', address = '{}' WHERE id IN (${passed})`,
    ...passedValues(ctx, account, most),
  );
}

/** Statements, before `anonymizeExpiredStatement` of the same: pictures and parcels' numbers of these trades are erased. */
export function eraseExpiredTracesStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  account: string | null,
  most: number,
): D1PreparedStatement[] {
  return eraseTracesStatements(ctx, passed, ...passedValues(ctx, account, most));
}

function passedValues({ now }: Pick<Ctx, 'now'>, account: string | null, most: number): (string | number | null)[] {
  return [JSON.stringify(passedBefore(now.toISOString())), lateSinceValue(now.toISOString()), most, account];
}
