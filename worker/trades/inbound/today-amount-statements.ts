import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { offerFor } from '../../../domain/pricing/offer';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { offerFacts } from '../../catalogue/cards/book-cards';
import type { InboundLineRow, TradeRow } from '../core/trade-rows';

/** Returns a context that gets today's offers as this customer; an erased customer gets the public offers. */
function asCustomer(ctx: Ctx, { account, market }: Pick<TradeRow, 'account' | 'market'>): Ctx {
  if (account === null) return { ...ctx, market };
  const person = { id: account, name: '', email: '', role: 'customer' as const };
  return {
    ...ctx,
    market,
    actor: { kind: 'account', account: person, session: '', provedAt: null, secondFactor: false, visitor: null },
  };
}

/**
 * Returns the statements that store today's four amounts for lines of a parcel after its grace. In the market's
 * currency, the ex-library deduction included; null: declined in that grade. It reads offers, but writes nothing.
 */
export async function todayAmountStatements(
  ctx: Ctx,
  trade: Pick<TradeRow, 'id' | 'account' | 'market'>,
  lines: readonly InboundLineRow[],
): Promise<D1PreparedStatement[]> {
  if (lines.length === 0) return [];
  const { books } = await offerFacts(
    asCustomer(ctx, trade),
    [...new Set(lines.map(({ isbn }) => isbn))],
    trade.account === null ? 'everyone' : 'person',
  );
  const amounts = lines.map((line) => {
    const facts = books.get(line.isbn)?.facts;
    const today: Record<UsedGrade, number | null> = {
      'like-new': null,
      'very-good': null,
      good: null,
      acceptable: null,
    };
    for (const grade of usedGrades) {
      const offer = facts === undefined ? null : offerFor(facts, grade, line.ex_library === 1);
      today[grade] = offer?.kind === 'offer' ? offer.amount.minor : null;
    }
    return [line.line, JSON.stringify(today)];
  });
  return [
    sql(
      ctx.db,
      `UPDATE inbound_lines SET today = j.value->>1 FROM json_each(?2) j WHERE inbound_lines.trade_id = ?1
        AND inbound_lines.line = j.value->>0`,
      trade.id,
      JSON.stringify(amounts),
    ),
  ];
}
