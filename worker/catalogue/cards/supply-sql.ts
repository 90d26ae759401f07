import type { InboundLegState, InboundLineState } from '../../../domain/trades/lifecycle/states';
import { notGivenStates, ungradedStates } from '../../../domain/trades/lifecycle/state-facts';
import { code, codes } from '../../platform/db/codes';
/** Returns the SQL that counts copies of an edition in trades neither graded nor ended. Uses aliases `l` and `t`. */
export function onTheWaySql(isbn: string): string {
  return `(SELECT count(*) FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
    WHERE l.isbn = ${isbn} AND l.state = ${code<InboundLineState>('offered')}
    AND t.inbound_state IN ${codes<InboundLegState>(ungradedStates)})`;
}

/** Returns the SQL that counts an edition's copies on hand, reserved ones included. Uses the alias `s`. */
export function onHandSql(isbn: string): string {
  return `(SELECT coalesce(sum(s.on_hand), 0) FROM stock s WHERE s.isbn = ${isbn})`;
}

/**
 * Returns the SQL that counts the copies of an edition that accounts other than `owner` hold at `now`. A hold counts as
 * the copies in the basket. Without any, it counts as one copy, since the book can be added again, or as 0 where the
 * account placed a trade with it. Holds of guests don't count: they end within a day, and a guest can make many.
 */
export function heldCopiesSql(isbn: string, owner: string, now: string): string {
  const inBasket = `SELECT sum(b.quantity) FROM basket_lines b WHERE b.owner = h.owner AND b.isbn = ${isbn}`;
  const placed = `SELECT 1 FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
    WHERE l.isbn = ${isbn} AND t.owner = h.owner AND t.inbound_state NOT IN ${codes<InboundLegState>(notGivenStates)}`;
  return `(SELECT coalesce(sum(coalesce((${inBasket}), NOT EXISTS (${placed}))), 0) FROM (
    SELECT DISTINCT k.owner FROM holds k
    WHERE k.isbn = ${isbn} AND k.owner GLOB 'a:*' AND k.ends_at > ${now} AND k.owner <> ${owner}) h)`;
}
