import { guestLinkPolicy } from '../../../domain/policy/guest-links';
import { dayMs, addMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { lateSinceValue, isOpenTradeSql } from '../core/open-trade-sql';

/**
 * Ends the guest links of trades in which nothing has happened for `guestLinkPolicy.daysAfterEnd` days since their end.
 * Runs every night. Safe to repeat. A person who asks for the link again gets one that works until the next night.
 */
export async function endOldLinks(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  await sql(
    ctx.db,
    `UPDATE trades SET guest_key_hash = NULL WHERE guest_key_hash IS NOT NULL AND placed_at < ?1
       AND NOT ${isOpenTradeSql('trades', '?2')}
       AND NOT EXISTS (SELECT 1 FROM trade_events e WHERE e.trade_id = trades.id AND e.at >= ?1)`,
    addMs(now, -guestLinkPolicy.daysAfterEnd * dayMs),
    lateSinceValue(now),
  ).run();
}
