/** SQL: copies of an edition `isbn` in trades that are neither graded nor ended. `l` and `t` must be free. */
export function onTheWaySql(isbn: string): string {
  return `(SELECT count(*) FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
    WHERE l.isbn = ${isbn} AND l.state = 'offered'
    AND t.inbound_state IN ('awaiting-parcel', 'in-transit', 'received'))`;
}

/** SQL: copies of an edition in the house, those reserved for a trade among them. `s` must be free. */
export function onHandSql(isbn: string): string {
  return `(SELECT coalesce(sum(s.on_hand), 0) FROM stock s WHERE s.isbn = ${isbn})`;
}

/**
 * SQL: copies of an edition that accounts other than `owner` hold at `now`. A hold counts as the copies in its basket.
 * An empty basket counts as one copy, since the book can be put back; as none where the account placed a trade with it,
 * which is on the way then. Holds of guests don't count: they end within a day, and anybody can have many.
 */
export function heldCopiesSql(isbn: string, owner: string, now: string): string {
  const inBasket = `SELECT sum(b.quantity) FROM basket_lines b WHERE b.owner = h.owner AND b.isbn = ${isbn}`;
  const placed = `SELECT 1 FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id
    WHERE l.isbn = ${isbn} AND t.owner = h.owner AND t.inbound_state NOT IN ('cancelled', 'expired')`;
  return `(SELECT coalesce(sum(coalesce((${inBasket}), NOT EXISTS (${placed}))), 0) FROM (
    SELECT DISTINCT k.owner FROM holds k
    WHERE k.isbn = ${isbn} AND k.owner GLOB 'a:*' AND k.ends_at > ${now} AND k.owner <> ${owner}) h)`;
}
