import type { Ctx } from '../../platform/context';

/** The facts that a cover is drawn from, and the address of the edition's picture, if it has one. */
export interface CoverFacts {
  readonly isbn: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly subjects: readonly string[];
  readonly language: string;
  readonly coverUrl: string | null;
}

interface Row {
  readonly title: string;
  readonly authors: string;
  readonly subjects: string;
  readonly language: string;
  readonly cover_url: string | null;
}

/** Returns the facts of an edition's cover, or null for an edition that is not in the catalogue. */
export async function readCover(ctx: Pick<Ctx, 'db'>, isbn: string): Promise<CoverFacts | null> {
  const row = await ctx.db
    .prepare('SELECT title, authors, subjects, language, cover_url FROM editions WHERE isbn = ?')
    .bind(isbn)
    .first<Row>();
  if (row === null) return null;
  const { title, language, cover_url: coverUrl } = row;
  return { isbn, title, authors: JSON.parse(row.authors), subjects: JSON.parse(row.subjects), language, coverUrl };
}
