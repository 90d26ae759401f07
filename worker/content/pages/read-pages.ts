import { and, desc, eq, inArray, isNotNull, like } from 'drizzle-orm';
import { baseLanguage, isLanguage, type Language } from '../../../domain/language';
import { figuresFor, fillFigures, type Figures } from '../../../domain/pages/figures';
import { pageSlugSchema, type Page } from '../../../domain/pages/schemas';
import type { TextStates } from '../../../domain/pages/text-schemas';
import { Problem } from '../../../domain/problems';
import { modelOperator } from '../../platform/settings/chat-settings';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { importRuns } from '../../platform/db/schema/catalogue';
import { pages } from '../../platform/db/schema/pages';
import { renderMarkdown } from './render-markdown';

/** Returns the figures for texts in a language, for the market and shop of the call. */
export function figuresOf(ctx: Pick<Ctx, 'market' | 'settings'>, language: Language): Figures {
  return figuresFor(language, ctx.market, { ...ctx.settings.shop, modelOperator: modelOperator(ctx.settings.chat) });
}

/**
 * Returns a page in the requested language, or in the base language when it is missing.
 * @throws `not-found`
 */
export async function readPage(ctx: Ctx, asked: string): Promise<Page> {
  const slug = pageSlugSchema.safeParse(asked);
  if (!slug.success) throw new Problem('not-found');
  const [row] = await run(
    orm(ctx.db)
      .select()
      .from(pages)
      .where(and(eq(pages.slug, slug.data), inArray(pages.language, [ctx.language, baseLanguage])))
      .orderBy(desc(eq(pages.language, ctx.language)))
      .limit(1),
  );
  if (row === undefined) throw new Problem('not-found');
  const figures = figuresOf(ctx, row.language);
  return {
    slug: slug.data,
    language: row.language,
    title: fillFigures(row.title, figures),
    description: fillFigures(row.description, figures),
    changed: row.changed,
    html: renderMarkdown(row.body, { language: ctx.language, figures }),
  };
}

/** Returns the fingerprint of the texts that each language loaded last. */
export async function readTextStates(ctx: Ctx): Promise<TextStates> {
  const runs = await run(
    orm(ctx.db)
      .select({ source: importRuns.source })
      .from(importRuns)
      .where(and(like(importRuns.source, 'texts %'), isNotNull(importRuns.finishedAt)))
      .orderBy(importRuns.startedAt),
  );
  const last = new Map<Language, string>();
  for (const { source } of runs) {
    const [, language, fingerprint] = source.split(' ');
    if (isLanguage(language) && fingerprint !== undefined) last.set(language, fingerprint);
  }
  return { items: [...last].map(([language, fingerprint]) => ({ language, fingerprint })), nextCursor: null };
}
