import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/**
 * A statement that uses only some of the values which a whole family of them gets: D1 wants no more than it has places
 * for.
 */
export function bindUsedValues(
  ctx: Pick<Ctx, 'db'>,
  text: string,
  values: readonly (string | number)[],
): D1PreparedStatement {
  const places = [...text.matchAll(/\?(\d)/g)].map(([, place]) => Number(place));
  return sql(ctx.db, text, ...values.slice(0, Math.max(0, ...places)));
}
