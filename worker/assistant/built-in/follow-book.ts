import { readPlaceInSeries, readSeriesNumber } from '../../../domain/catalogue/find/series-number';
import type { BookCard } from '../../../domain/catalogue/schemas';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { ChatMessage } from '../../../domain/chat/schemas';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import { findBooks } from '../tools/search-books';
import { booksDraft } from './books-draft';
import { answerByAuthor } from './by-author';
import { textDraft, type Draft } from './draft';
import { bookOfConversation, lastBooks, meaningBefore } from './earlier-messages';

/** Most unknown words of a text about another book of the conversation. */
const maxUnknownWords = 2;

/** Senses of questions about the shop, in which "his" and "the next part" mean something else. */
const sensesAboutShop = [
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

/** Put before a text in place of the name of its series: a number alone is not read as a volume. */
const anySeries = 'series';

/** Returns the number of the volume that a text names ("Band 2 davon"), or null. */
function namedVolume(text: string): number | null {
  const named = readSeriesNumber(`${anySeries} ${text}`);
  return named?.isNamed === true ? named.number : null;
}

/** Most words of a text whose place in a list ("und den vierten?") means a volume. */
const maxWordsOfPlace = 6;

/** Returns the number of the volume that a short text names by its place in the series that was asked for. */
function namedPlaceInSeries(ctx: Ctx, { heard }: MessageMeaning, past: readonly ChatMessage[]): number | null {
  if (heard.words.length > maxWordsOfPlace || heard.has('take')) return null;
  const before = namedVolume(meaningBefore(ctx, past)?.heard.text ?? '');
  if (before === null && lastBooks(past)?.items.length !== 1) return null;
  return readPlaceInSeries(`${anySeries} ${heard.text}`)?.number ?? null;
}

async function answerVolume(ctx: Ctx, { wish }: MessageMeaning, book: BookCard, number: number | null): Promise<Draft> {
  const locale = { locale: ctx.language };
  const { series } = await readBookPage(ctx, { isbn: book.isbn });
  const next = number ?? (series?.number == null ? null : series.number + 1);
  const language = wish.language ?? (series === null ? ctx.language : book.language);
  const none: Draft = { ...textDraft(m.chat_answer_volume_none({}, locale)), looked: ['search-books'] };
  if (next === null) return none;
  const card = await findBooks(ctx, {
    words: `${series?.name ?? book.title} vol ${next}`,
    language,
    inStock: false,
    sort: 'match',
    limit: 3,
  });
  const items = card.items.filter(({ isbn }) => isbn !== book.isbn);
  const [first] = items;
  if (first === undefined) return none;
  const found = { ...card, items, count: items.length, atLeast: false };
  return booksDraft(
    ctx,
    found,
    first.cheapest === null ? m.chat_answer_book_gone({}, locale) : m.chat_answer_volume({}, locale),
  );
}

/**
 * Answers a text about a book near the one that the conversation is about: another one by its author, or another volume
 * of its series. Returns null for other texts, and when the conversation is about no book.
 */
export async function followBook(
  ctx: Ctx,
  reading: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<Draft | null> {
  const { heard, wish } = reading;
  const number = past.length === 0 ? null : (namedVolume(heard.text) ?? namedPlaceInSeries(ctx, reading, past));
  const isVolume = number !== null || (heard.has('next-volume') && !heard.has('take'));
  const unknown = wish.words === '' ? 0 : wish.words.split(' ').length;
  if (past.length === 0 || !(isVolume || heard.has('same-author')) || heard.has(...sensesAboutShop)) return null;
  if (unknown > maxUnknownWords) return null;
  const book = await bookOfConversation(ctx, past);
  if (book === null) return null;
  return isVolume ? answerVolume(ctx, reading, book, number) : answerByAuthor(ctx, book, wish.language);
}
