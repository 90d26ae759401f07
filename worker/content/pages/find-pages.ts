import { inArray } from 'drizzle-orm';
import { baseLanguage, type Language } from '../../../domain/language';
import { indexPages, rankPages, type IndexedPage, type PageIndex } from '../../../domain/pages/rank-pages';
import { pageSlugSchema, type Page } from '../../../domain/pages/schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { pages } from '../../platform/db/schema/pages';
import { fillerOf } from './read-pages';

/** A matching page with its score (0 to 1). */
export type PageHit = Pick<Page, 'slug' | 'title' | 'description'> & { readonly score: number };

/** Search indexes of this isolate, each with the pages it was built from. */
const indexes = new Map<Language, { readonly source: string; readonly index: PageIndex }>();

function pageIndex(texts: readonly IndexedPage[], language: Language): PageIndex {
  const source = JSON.stringify(texts);
  const cached = indexes.get(language);
  if (cached?.source === source) return cached.index;
  const index = indexPages(texts, language);
  indexes.set(language, { source, index });
  return index;
}

/**
 * Returns the pages that match a query, best first, at most `most`.
 * Uses the base language when the requested one has no pages.
 */
export async function findPages(ctx: Ctx, query: string, most: number): Promise<PageHit[]> {
  const all = await run(
    orm(ctx.db)
      .select({
        language: pages.language,
        slug: pages.slug,
        title: pages.title,
        description: pages.description,
        body: pages.body,
      })
      .from(pages)
      .where(inArray(pages.language, [ctx.language, baseLanguage]))
      .orderBy(pages.slug),
  );
  const language = all.some((page) => page.language === ctx.language) ? ctx.language : baseLanguage;
  const inLanguage = all.filter((page) => page.language === language);
  const filler = fillerOf(ctx, language);
  return rankPages(pageIndex(inLanguage, language), query)
    .slice(0, most)
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
