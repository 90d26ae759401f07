import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/** Returns a statement with as many of the values as its text has placeholders, because D1 refuses surplus values. */
export function usedValuesStatement(
  ctx: Pick<Ctx, 'db'>,
  text: string,
  values: readonly (string | number)[],
): D1PreparedStatement {
  const indexes = [...text.matchAll(/\?(\d)/g)].map(([, index]) => Number(index));
  return sql(ctx.db, text, ...values.slice(0, Math.max(0, ...indexes)));
}
