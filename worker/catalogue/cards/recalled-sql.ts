/** SQL condition on the alias `edition` of `editions`: no recall is running, so its copies can be sold. */
export const notRecalledSql = (edition = 'e'): string => `${edition}.recalled_at IS NULL`;
