import { baseLanguage, type Language } from '../../../domain/language';
import { fillIn } from '../../../domain/pages/figures';
import { indexPages, rankPages, type AskedPage, type PageIndex } from '../../../domain/pages/rank';
import { pageSlugSchema, type Page } from '../../../domain/pages/schemas';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { figuresOf } from './read-pages';

/** A page that fits, with how certain that is (0 to 1, as for questions). */
export type PageHit = Pick<Page, 'slug' | 'title' | 'description'> & { readonly score: number };

/** Indexes of this isolate, each with the pages it was made of. */
const indexes = new Map<Language, { readonly from: string; readonly index: PageIndex }>();

function indexOf(pages: readonly AskedPage[], language: Language): PageIndex {
  const from = JSON.stringify(pages);
  const kept = indexes.get(language);
  if (kept?.from === from) return kept.index;
  const index = indexPages(pages, language);
  indexes.set(language, { from, index });
  return index;
}

/**
 * Pages of the shop that fit what a person says, best first, at most `most`; in the base language where the reader's
 * has none.
 */
export async function findPages(ctx: Ctx, query: string, most: number): Promise<PageHit[]> {
  const all = await rows<AskedPage & { readonly language: Language }>(
    sql(
      ctx.db,
      'SELECT language, slug, title, description, body FROM pages WHERE language IN (?1, ?2) ORDER BY slug',
      ctx.language,
      baseLanguage,
    ),
  );
  const language = all.some((page) => page.language === ctx.language) ? ctx.language : baseLanguage;
  const pages = all.filter((page) => page.language === language);
  const figures = figuresOf(ctx, language);
  return rankPages(indexOf(pages, language), query)
    .slice(0, most)
    .flatMap(({ id, score }) => {
      const page = pages.find(({ slug }) => slug === id);
      const slug = pageSlugSchema.safeParse(id);
      if (page === undefined || !slug.success) return [];
      return [
        { slug: slug.data, title: fillIn(page.title, figures), description: fillIn(page.description, figures), score },
      ];
    });
}
