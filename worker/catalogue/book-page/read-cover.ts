import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { editions } from '../../platform/db/schema/catalogue';
import { covers } from '../../platform/db/schema/catalogue-desk';

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

/**
 * Returns the uploaded picture of an edition whose address is `path`; null where its cover has another one. One
 * statement reads address and bytes, so an address never gets the bytes of a later picture.
 */
export async function readCoverPicture(
  ctx: Pick<Ctx, 'db'>,
  isbn: string,
  path: string,
): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | null> {
  const [found] = await run(
    orm(ctx.db)
      .select({ type: covers.type, bytes: covers.bytes })
      .from(covers)
      .innerJoin(editions, eq(editions.isbn, covers.isbn))
      .where(and(eq(covers.isbn, isbn), eq(editions.coverUrl, path))),
  );
  // D1 returns bytes as a list of numbers.
  return found === undefined ? null : { type: found.type, bytes: Uint8Array.from(found.bytes) };
}
