import type { Ctx } from '../../context';

/** What a cover is drawn from. */
export interface CoverFacts {
  readonly isbn: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly subjects: readonly string[];
  readonly language: string;
}

interface Row {
  readonly title: string;
  readonly authors: string;
  readonly subjects: string;
  readonly language: string;
}

/** The facts of one edition's cover, or null where the catalogue does not hold it. */
export async function readCover(ctx: Pick<Ctx, 'db'>, isbn: string): Promise<CoverFacts | null> {
  const row = await ctx.db.prepare('SELECT title, authors, subjects, language FROM editions WHERE isbn = ?').bind(isbn).first<Row>();
  if (row === null) return null;
  return { isbn, title: row.title, authors: JSON.parse(row.authors), subjects: JSON.parse(row.subjects), language: row.language };
}
