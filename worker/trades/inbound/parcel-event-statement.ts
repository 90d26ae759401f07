import type { Actor } from '../../../domain/lifecycle';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { parcelEvents } from '../../platform/db/schema/trade-life';

/**
 * Returns the statement that records that a parcel was posted or received. A trigger sets its dates and those of the
 * trade.
 */
export function parcelEventStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  trade: string,
  parcel: number,
  kind: (typeof parcelEvents.$inferInsert)['kind'],
  actor: Actor,
): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db).insert(parcelEvents).values({ tradeId: trade, parcel, kind, actor, at: ctx.now.toISOString() }),
  );
}
