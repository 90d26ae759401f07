import { eq } from 'drizzle-orm';
import { baseLanguage, type Language } from '../../../domain/language';
import { indexPages, rankPages, type PageIndex } from '../../../domain/pages/rank-pages';
import { pageSlugSchema, type Page } from '../../../domain/pages/schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { columnsOf, number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { pages } from '../../platform/db/schema/pages';
import { fillerOf } from './read-pages';

/** A matching page with its score (0 to 1). */
export type PageHit = Pick<Page, 'slug' | 'title' | 'description'> & { readonly score: number };

/**
 * Pages of two languages without their bodies, which are long. `seed` is the hash of the loaded text, `length` that of
 * the body: with title and description they decide whether the index is current.
 */
const pagesIn = defineRead(
  { ...columnsOf(pages, 'language', 'slug', 'title', 'description', 'seed'), length: number },
  `SELECT language, slug, title, description, seed, length(body) AS length FROM pages WHERE language IN (?1, ?2)
   ORDER BY slug`,
);
type PageRow = ReturnType<typeof pagesIn.rowsOf>[number];

/** Search indexes of this isolate, each with the pages it was built from. */
const indexes = new Map<Language, { readonly source: string; readonly index: PageIndex }>();

/** Returns the search index of the pages. It is built again only when a page changes; only the build reads bodies. */
async function openPageIndex(ctx: Ctx, rows: readonly PageRow[], language: Language): Promise<PageIndex> {
  const source = JSON.stringify(rows);
  const cached = indexes.get(language);
  if (cached?.source === source) return cached.index;
  const texts = await run(
    orm(ctx.db).select({ slug: pages.slug, body: pages.body }).from(pages).where(eq(pages.language, language)),
  );
  const bodies = new Map(texts.map(({ slug, body }) => [slug, body]));
  const index = indexPages(
    rows.map(({ slug, title, description }) => ({ slug, title, description, body: bodies.get(slug) ?? '' })),
    language,
  );
  indexes.set(language, { source, index });
  return index;
}

/**
 * Returns the pages that match a query, best first, at most `max`.
 * Uses the base language when the requested one has no pages.
 */
export async function findPages(ctx: Ctx, query: string, max: number): Promise<PageHit[]> {
  const all = await pagesIn.all(ctx.db, ctx.language, baseLanguage);
  const language = all.some((page) => page.language === ctx.language) ? ctx.language : baseLanguage;
  const inLanguage = all.filter((page) => page.language === language);
  const filler = fillerOf(ctx, language);
  return rankPages(await openPageIndex(ctx, inLanguage, language), query)
    .slice(0, max)
    .flatMap(({ id, score }) => {
      const page = inLanguage.find(({ slug }) => slug === id);
      const slug = pageSlugSchema.safeParse(id);
      if (page === undefined || !slug.success) return [];
      return [
        {
          slug: slug.data,
          title: filler.plain(page.title),
          description: filler.plain(page.description),
          score,
        },
      ];
    });
}
