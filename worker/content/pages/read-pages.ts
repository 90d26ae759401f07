import { baseLanguage, isLanguage, type Language } from '../../../domain/language';
import { figuresFor, fillFigures, type Figures } from '../../../domain/pages/figures';
import { pageSlugSchema, type Page } from '../../../domain/pages/schemas';
import type { TextStates } from '../../../domain/pages/text-schemas';
import { Problem } from '../../../domain/problems';
import { modelOperator } from '../../platform/settings/chat-settings';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
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
  const [row] = await rows<{ language: Language; title: string; description: string; changed: string; body: string }>(
    sql(
      ctx.db,
      `SELECT language, title, description, changed, body FROM pages WHERE slug = ?1 AND language IN (?2, ?3)
        ORDER BY language = ?2 DESC LIMIT 1`,
      slug.data,
      ctx.language,
      baseLanguage,
    ),
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
  const runs = await rows<{ source: string }>(
    sql(
      ctx.db,
      `SELECT source FROM import_runs WHERE source LIKE 'texts %' AND finished_at IS NOT NULL ORDER BY started_at`,
    ),
  );
  const last = new Map<Language, string>();
  for (const { source } of runs) {
    const [, language, fingerprint] = source.split(' ');
    if (isLanguage(language) && fingerprint !== undefined) last.set(language, fingerprint);
  }
  return { items: [...last].map(([language, fingerprint]) => ({ language, fingerprint })), nextCursor: null };
}
