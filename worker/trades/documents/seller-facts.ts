import { sellerSchema, type SellerFacts } from '../../../domain/trades/documents/document-schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** Who sells, as the shop's settings say today. */
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
 * Statement, before an invoice or a credit note of the same batch: what the shop says of itself is kept, once for as
 * long as it stays the same.
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

/** What was kept by `sellerStatement`; null where nothing was: then the shop of today. */
export function storedSeller(ctx: Pick<Ctx, 'settings'>, facts: string | null): SellerFacts {
  return facts === null ? currentSeller(ctx) : sellerSchema.parse(JSON.parse(facts));
}
