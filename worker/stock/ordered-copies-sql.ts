/** SELECT of the copies of a trade's outbound leg (`?1`) by stock item: `isbn`, `grade` and the number `q`. */
export const orderedCopiesSql =
  'SELECT isbn, grade, sum(quantity) AS q FROM outbound_lines WHERE trade_id = ?1 GROUP BY 1, 2';
