import { sellerSchema, type SellerFacts } from '../../../domain/trades/documents/document-schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** Returns the seller from the current settings. */
export function currentSeller({ settings: { shop } }: Pick<Ctx, 'settings'>): SellerFacts {
  const {
    legalName,
    tradingName,
    street: line1,
    postcode,
    city,
    country,
    registration,
    vatNumber,
    email,
    phone,
  } = shop;
  return { legalName, tradingName, line1, postcode, city, country, registration, vatNumber, email, phone };
}

/**
 * Returns the statement that stores the current seller when it differs from the last one stored. It must precede the
 * invoice or credit note in the same batch.
 */
export function sellerStatement(ctx: Pick<Ctx, 'db' | 'now' | 'settings'>): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO sellers (facts, at) SELECT ?1, ?2 WHERE ?1 IS NOT (SELECT s.facts FROM sellers s ORDER BY s.id DESC
      LIMIT 1)`,
    JSON.stringify(currentSeller(ctx)),
    ctx.now.toISOString(),
  );
}

/** Returns a stored seller; the current one where `facts` is null. */
export function storedSeller(ctx: Pick<Ctx, 'settings'>, facts: string | null): SellerFacts {
  return facts === null ? currentSeller(ctx) : sellerSchema.parse(JSON.parse(facts));
}
