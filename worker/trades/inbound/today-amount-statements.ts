import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { offerFor } from '../../../domain/pricing/offer';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { offerFacts } from '../../catalogue/cards/book-cards';
import type { InboundLineRow, TradeRow } from '../core/trade-rows';

/** The offers as this person would get them today; a person who is gone gets everyone's. */
function asPerson(ctx: Ctx, { account, market }: Pick<TradeRow, 'account' | 'market'>): Ctx {
  if (account === null) return { ...ctx, market };
  const person = { id: account, name: '', email: '', role: 'customer' as const };
  return {
    ...ctx,
    market,
    actor: { kind: 'account', account: person, session: '', provedAt: null, secondFactor: false, visitor: null },
  };
}

/**
 * Statements: lines of a parcel that came after its grace get today's four amounts in the market's currency, the copy's
 * own flag for a former library's included; null: not taken in that grade. Reads first; nothing is written here.
 */
export async function todayAmountStatements(
  ctx: Ctx,
  trade: Pick<TradeRow, 'id' | 'account' | 'market'>,
  lines: readonly InboundLineRow[],
): Promise<D1PreparedStatement[]> {
  if (lines.length === 0) return [];
  const { books } = await offerFacts(
    asPerson(ctx, trade),
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
