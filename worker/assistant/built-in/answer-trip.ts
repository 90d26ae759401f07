import { namesTrip } from '../../../domain/chat/details/names-trip';
import { namedCountry } from '../../../domain/chat/named-country';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import { shopSenses } from '../../../domain/chat/shop-senses';
import type { Sense } from '../../../domain/chat/words/senses';
import { intlLocale } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { findBooks } from '../tools/search-books';
import { booksDraft, maxShownBooks } from './books-draft';
import type { Draft } from './draft';
import { filtersOf } from './filters-of';

/** Senses of the shop that a text about a journey also has. */
const shopSensesOfTrip: ReadonlySet<Sense> = new Set([
  'country',
  'when',
  'why',
  'begin',
  'company',
  'several',
  'pack',
  'silent',
]);

/**
 * Answers a request for a book for a journey with those that name the country: "we are going to Ireland, do you have
 * anything to read beforehand?". Returns null for other texts, and when no book names the country.
 */
export async function answerTrip(ctx: Ctx, { match, request }: MessageMeaning): Promise<Draft | null> {
  if (!namesTrip(match) || !match.has('have', 'want', 'recommend')) return null;
  if (request.subject !== null && request.subject !== 'travel') return null;
  if ([...match.senses].some((sense) => shopSenses.has(sense) && !shopSensesOfTrip.has(sense))) return null;
  const country = namedCountry(match.text, ctx.language);
  if (country === null) return null;
  const words = new Intl.DisplayNames(intlLocale(ctx.language), { type: 'region' }).of(country) ?? country;
  const { subject: _travel, ...filters } = filtersOf(request);
  const search = { words, inStock: true, sort: 'match' as const, limit: maxShownBooks, ...filters };
  const own = await findBooks(ctx, { ...search, language: request.language ?? ctx.language });
  const card = own.count > 0 || request.language !== null ? own : await findBooks(ctx, search);
  return card.count === 0 ? null : booksDraft(ctx, card);
}
