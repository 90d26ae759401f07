import { readPlaceInSeries, readSeriesNumber } from '../../../../domain/catalogue/find/series-number';
import type { BookCard } from '../../../../domain/catalogue/schemas';
import { unknownWordsOf } from '../../../../domain/chat/read-book-request';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { Ctx } from '../../../platform/context';
import { readBookPage } from '../../../catalogue/book-page/read-book-page';
import type { Turn } from '../../assistant';
import { findBooks } from '../../tools/search-books';
import { booksDraft, cardWithOnly, maxShownBooks } from '../books-draft';
import { answerByAuthor } from '../by-author';
import { textDraft, type Draft } from '../draft';
import { bookOfConversation, lastBooks, meaningBefore } from './earlier-messages';

/** Most unknown words of a text about another book of the conversation. */
const maxUnknownWords = 2;

/** Senses of questions about the shop, in which "his" and "the next part" mean something else. */
const sensesOfShopQuestions = [
  'sell',
  'offer',
  'return',
  'delivery',
  'send',
  'paid',
  'pay',
  'parcel',
  'account',
  'postage',
] as const;

/** Stands for the name of the series before a text, because a number without a name is not read as a volume. */
const anySeries = 'series';

/** Returns the number of the volume that a text names ("Band 2 davon"), or null. */
function namedVolume(text: string): number | null {
  const named = readSeriesNumber(`${anySeries} ${text}`);
  return named?.isNamed === true ? named.number : null;
}

/** Most words of a text whose place in a list ("und den vierten?") means a volume. */
const maxWordsOfPlace = 6;

/** Returns the number of the volume that a short text names by its place in the series that was asked for. */
function namedPlaceInSeries(ctx: Ctx, { match }: MessageMeaning, past: readonly ChatMessage[]): number | null {
  if (match.words.length > maxWordsOfPlace || match.has('take')) return null;
  const before = namedVolume(meaningBefore(ctx, past)?.match.text ?? '');
  if (before === null && lastBooks(past)?.items.length !== 1) return null;
  return readPlaceInSeries(`${anySeries} ${match.text}`)?.number ?? null;
}

async function answerVolume(
  ctx: Ctx,
  { request }: MessageMeaning,
  book: BookCard,
  number: number | null,
): Promise<Draft> {
  const locale = { locale: ctx.language };
  const { series } = await readBookPage(ctx, { isbn: book.isbn });
  const next = number ?? (series?.number == null ? null : series.number + 1);
  const language = request.language ?? (series === null ? ctx.language : book.language);
  const none: Draft = { ...textDraft(m.chat_answer_volume_none({}, locale)), tools: ['search-books'] };
  if (next === null) return none;
  const card = await findBooks(ctx, {
    words: `${series?.name ?? book.title} vol ${next}`,
    language,
    inStock: false,
    sort: 'match',
    limit: maxShownBooks,
  });
  const items = card.items.filter(({ isbn }) => isbn !== book.isbn);
  const [first] = items;
  if (first === undefined) return none;
  return booksDraft(
    ctx,
    cardWithOnly(card, items),
    first.cheapest === null ? m.chat_answer_book_gone({}, locale) : m.chat_answer_volume({}, locale),
  );
}

/**
 * Answers a text about a book near the one that the conversation is about: another one by its author, or another volume
 * of its series. Returns null for other texts, and when the conversation is about no book.
 */
export async function followBook(ctx: Ctx, { past }: Turn, meaning: MessageMeaning): Promise<Draft | null> {
  const { match, request } = meaning;
  const number = past.length === 0 ? null : (namedVolume(match.text) ?? namedPlaceInSeries(ctx, meaning, past));
  const isVolume = number !== null || (match.has('next-volume') && !match.has('take'));
  if (past.length === 0 || !(isVolume || match.has('same-author')) || match.has(...sensesOfShopQuestions)) return null;
  if (unknownWordsOf(request).length > maxUnknownWords) return null;
  const book = await bookOfConversation(ctx, past);
  if (book === null) return null;
  return isVolume ? answerVolume(ctx, meaning, book, number) : answerByAuthor(ctx, book, request.language);
}
