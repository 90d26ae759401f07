import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { withdrawals as withdrawalTable } from '../../platform/db/schema/trade-life';
import { outboxStatement } from '../../outbox/outbox-statement';
import { lineEventStatements } from '../core/line-event-statements';
import { nextLineSeq } from '../core/sequence-numbers';
import type { TradeRecord } from '../core/trade-rows';

/** Withdrawal from sent lines. */
export interface LineWithdrawal {
  readonly lines: readonly number[];
  readonly reason: 'withdraw' | 'not-as-described';
  readonly words: string;
  /** Instant of the declaration, from which the periods count. */
  readonly at: string;
  readonly by: 'customer' | 'staff';
  /** Path and origin of the trade's page in the mail. */
  readonly path: string;
  readonly origin: string;
}

/** Returns the statements that record a withdrawal from sent lines and queue its confirmation mail. */
export function withdrawStatements(
  ctx: Ctx,
  { trade, withdrawals, lineEvents }: TradeRecord,
  { lines, reason, words, at, by, path, origin }: LineWithdrawal,
): D1PreparedStatement[] {
  const number = (withdrawals.at(-1)?.withdrawal ?? 0) + 1;
  return [
    ...lineEventStatements(
      ctx,
      trade.id,
      'outbound-line',
      lines.map((line) => ({
        line,
        seq: nextLineSeq(lineEvents, 'outbound-line', line),
        from: 'sent',
        to: 'return-requested',
        facts: { reason },
      })),
      by,
    ),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(withdrawalTable)
        .values({ tradeId: trade.id, withdrawal: number, reason, lines: JSON.stringify(lines), words, at }),
    ),
    outboxStatement(
      ctx,
      'withdrawn',
      { trade: trade.id, withdrawal: number, origin, path },
      `withdrawn:${trade.id}:${number}`,
    ),
  ];
}
