/** SQL of the market's exchange rate in millionths. `?2` is the currency, `?3` the latest day. */
export const rateMicroSql = '(SELECT micro FROM rates WHERE currency = ?2 AND day <= ?3 ORDER BY day DESC LIMIT 1)';

/** SQL of the minor units of the market's currency for a cent of EUR. `?7` is the currency's factor. */
export const minorPerCentSql = `(${rateMicroSql} * ?7 / 1e6)`;
