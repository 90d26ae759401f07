/** SELECT of the copies of a trade's outbound leg (`?1`) by stock item: `isbn`, `grade` and `quantity`. */
export const orderedCopiesSql =
  'SELECT isbn, grade, sum(quantity) AS quantity FROM outbound_lines WHERE trade_id = ?1 GROUP BY 1, 2';
