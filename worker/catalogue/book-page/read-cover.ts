import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { editions } from '../../platform/db/schema/catalogue';

/** The facts that a cover is drawn from, and the address of the edition's picture, if it has one. */
export interface CoverFacts {
  readonly isbn: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly subjects: readonly string[];
  readonly language: string;
  readonly series: string | null;
  readonly coverUrl: string | null;
}

/** Returns the facts of an edition's cover, or null for an edition that is not in the catalogue. */
export async function readCover(ctx: Pick<Ctx, 'db'>, isbn: string): Promise<CoverFacts | null> {
  const { title, authors, subjects, language, series, coverUrl } = editions;
  const [found] = await run(
    orm(ctx.db)
      .select({ isbn: editions.isbn, title, authors, subjects, language, series, coverUrl })
      .from(editions)
      .where(eq(editions.isbn, isbn)),
  );
  return found ?? null;
}
