import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import { codeWithLetter, isMistypedParcelCode, parseParcelCode } from '../../../domain/trades/parcels/parcel-code';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { parcels, trades } from '../../platform/db/schema/trades';

/** A parcel by its code, and the trade that was made of it because it came late. */
export interface FoundParcel {
  readonly code: string;
  readonly trade: string;
  readonly parcel: number;
  readonly follower: string | null;
}

/**
 * Returns the parcel of a typed or scanned code.
 * @throws `parcel-code-mistyped` when the check letter is wrong or missing; `parcel-not-found`
 */
export async function requireParcel(ctx: Ctx, typed: string): Promise<FoundParcel> {
  if (isMistypedParcelCode(typed)) throw new Problem('parcel-code-mistyped');
  const code = parseParcelCode(typed);
  if (code === null) throw new Problem('parcel-not-found');
  const [found] = await run(
    orm(ctx.db)
      .select({ code: parcels.code, trade: parcels.tradeId, parcel: parcels.parcel, follower: trades.id })
      .from(parcels)
      .leftJoin(trades, and(eq(trades.follows, parcels.tradeId), eq(trades.followsParcel, parcels.parcel)))
      .where(eq(parcels.code, code)),
  );
  if (found !== undefined) return found;
  throw new Problem((await hasLetters(ctx, code)) ? 'parcel-code-mistyped' : 'parcel-not-found');
}

/** Says whether the trade of a code without a check letter gives its parcels codes with one. */
async function hasLetters(ctx: Ctx, code: string): Promise<boolean> {
  const lettered = codeWithLetter(code);
  if (lettered === null) return false;
  const rows = await run(orm(ctx.db).select({ code: parcels.code }).from(parcels).where(eq(parcels.code, lettered)));
  return rows.length > 0;
}
