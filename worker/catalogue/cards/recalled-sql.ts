/** Returns an SQL condition on the alias `edition` of `editions`: its copies can be sold, as no recall is running. */
export const notRecalledSql = (edition = 'e'): string => `${edition}.recalled_at IS NULL`;
