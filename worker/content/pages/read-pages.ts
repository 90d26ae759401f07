import { and, isNotNull, like } from 'drizzle-orm';
import { baseLanguage, isLanguage, type Language } from '../../../domain/language';
import { noticeArtwork } from '../../../domain/market/guarantee-notice';
import { chooseText } from '../../../domain/pages/choices';
import { figuresFor, fillFigures, readerOf } from '../../../domain/pages/figures';
import { pageSlugSchema, type Page } from '../../../domain/pages/schemas';
import type { TextStates } from '../../../domain/pages/text-schemas';
import { Problem } from '../../../domain/problems';
import { imprintText } from '../../platform/settings/imprint';
import { modelOperator } from '../../platform/settings/chat-settings';
import type { Settings } from '../../platform/settings/settings';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { columnsOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { importRuns } from '../../platform/db/schema/catalogue';
import { pages } from '../../platform/db/schema/pages';
import { renderMarkdown } from './render-markdown';

const pageBySlug = defineRead(
  columnsOf(pages, 'language', 'title', 'description', 'changed', 'body'),
  `SELECT language, title, description, changed, body FROM pages WHERE slug = ?1 AND language IN (?2, ?3)
   ORDER BY language = ?2 DESC LIMIT 1`,
);

/** Completes stored texts with figures and with the choices by market and plural form. */
export interface TextFiller {
  /** Returns plain text. */
  readonly plain: (text: string) => string;
  /** Returns safe HTML of Markdown. */
  readonly html: (markdown: string) => string;
}

type FillerCtx = Pick<Ctx, 'market' | 'settings' | 'language'>;

/** Fillers by settings, then by all else that they depend on: a filler formats some hundred figures. */
const fillers = new WeakMap<Settings, Map<string, TextFiller>>();

/** Returns the filler for texts that are stored in `language`, for the market, language and shop of the call. */
export function fillerOf(ctx: FillerCtx, language: Language): TextFiller {
  const ofSettings = fillers.get(ctx.settings) ?? new Map<string, TextFiller>();
  fillers.set(ctx.settings, ofSettings);
  const key = `${ctx.market} ${ctx.language} ${language}`;
  const filler = ofSettings.get(key) ?? makeFiller(ctx, language);
  ofSettings.set(key, filler);
  return filler;
}

function makeFiller(ctx: FillerCtx, language: Language): TextFiller {
  const { shop, chat, payments, replyLicences, localPayments } = ctx.settings;
  const offers = {
    cards: payments !== null,
    replyLabel: ctx.market in replyLicences,
    disputeBody: imprintText(shop, 'disputeBody', ctx.market) !== '',
    localPayments: payments === null ? [] : (localPayments[ctx.market] ?? []),
  };
  const facts = {
    ...shop,
    disputeBody: imprintText(shop, 'disputeBody', ctx.market),
    disputeSite: shop.disputeBody[ctx.market]?.site ?? '',
    complaintsBook: imprintText(shop, 'complaintsBook', ctx.market),
    modelOperator: modelOperator(chat),
  };
  // The filler is kept, the context of the call is not.
  const pageLanguage = ctx.language;
  const figures = figuresFor(language, ctx.market, facts, offers);
  const reader = readerOf(language, ctx.market, offers);
  return {
    plain: (text) => fillFigures(chooseText(text, reader), figures),
    html: (markdown) => renderMarkdown(chooseText(markdown, reader), { language: pageLanguage, figures }),
  };
}

/** Returns the official artwork of the notice on the legal guarantee for the reader, or null. */
function noticeOf({ language, market, settings }: Ctx): Page['notice'] {
  const artwork = noticeArtwork(language, market, settings.guaranteeNotices);
  return artwork === null ? null : { image: `/${artwork.file}`, language: artwork.language, site: artwork.site };
}

/**
 * Returns a page in the requested language, or in the base language when it is missing.
 * @throws `not-found`
 */
export async function readPage(ctx: Ctx, asked: string): Promise<Page> {
  const slug = pageSlugSchema.safeParse(asked);
  if (!slug.success) throw new Problem('not-found');
  const [[row]] = await readBatch(ctx.db, [pageBySlug.with(slug.data, ctx.language, baseLanguage)]);
  if (row === undefined) throw new Problem('not-found');
  const filler = fillerOf(ctx, row.language);
  return {
    slug: slug.data,
    language: row.language,
    title: filler.plain(row.title),
    description: filler.plain(row.description),
    changed: row.changed,
    html: filler.html(row.body),
    ...(slug.data === 'legal-guarantee' ? { notice: noticeOf(ctx) } : {}),
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
