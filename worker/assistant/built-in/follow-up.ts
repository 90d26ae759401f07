import { bookSearchSchema } from '../../../domain/catalogue/schemas';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { ChatCard, ChatMessage } from '../../../domain/chat/schemas';
import type { Grade } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market/market';
import { currencies } from '../../../domain/money';
import { gradeNamed } from '../../../domain/scanning/grade-words';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { proposeLine } from '../tools/propose-line';
import { findBooks } from '../tools/search-books';
import { answerOffers } from './answer-offers';
import { answerTitle, booksDraft, filtersOf } from './answer-wish';
import { handOver, textDraft, type Draft } from './draft';
import type { BooksCard } from './find-title';

/** Number of words up to which a text may refer to the last answer; a longer text is a new question. */
const mostFollowUpWords = 9;
/** Number of words up to which a text may be a mere yes, or a mere no to a proposal or to another card. */
const mostYesWords = 5;
const mostNoToProposalWords = 4;
const mostNoWords = 3;
/** Japanese is written without spaces: this many characters count as a word. */
const japaneseWordLength = 3;

/** Returns the card that "it", "the second" or "yes" refers to: the last one of the last answer. */
function lastCard(past: readonly ChatMessage[]): ChatCard | null {
  const answer = past.findLast(({ role, state }) => role === 'assistant' && state !== 'writing');
  return answer?.cards.findLast(({ kind }) => kind !== 'answers' && kind !== 'trades') ?? null;
}

/** Returns whether a wish has a filter: subject, language, format, price or order. */
const hasFilter = ({ subject, language, format, price, sort }: MessageMeaning['wish']) =>
  [subject, language, format, price, sort].some((filter) => filter !== null);

/** Returns whether a text names a place in a list: "the second". */
const namesPlace = ({ heard }: MessageMeaning) => heard.has('first', 'second', 'third', 'last');

/** Returns the index of the item that the text refers to, or null. "OK, but under 4 euros" refers to no item. */
function indexMeant(reading: MessageMeaning, count: number): number | null {
  const { heard, wish } = reading;
  if (!namesPlace(reading) && hasFilter(wish)) return null;
  const place = heard.has('first')
    ? 0
    : heard.has('second')
      ? 1
      : heard.has('third')
        ? 2
        : heard.has('last')
          ? count - 1
          : heard.has('yes', 'that')
            ? 0
            : null;
  return place !== null && place < count ? place : null;
}

/** Returns a draft that proposes a line for a list, with a button, or says why it is impossible. */
export async function propose(ctx: Ctx, list: 'cart' | 'basket', isbn: string, grade?: Grade): Promise<Draft> {
  const card = await proposeLine(ctx, { list, isbn, quantity: 1, ...(grade === undefined ? {} : { grade }) });
  const locale = { locale: ctx.language };
  const put = list === 'cart' ? m.chat_answer_propose_cart({}, locale) : m.chat_answer_propose_basket({}, locale);
  const sentence =
    card.kind === 'proposal'
      ? put
      : card.kind === 'offers'
        ? m.chat_answer_offers_none({}, locale)
        : m.chat_answer_book_gone({}, locale);
  return { looked: ['propose-line'], text: [sentence], cards: [card] };
}

/** Returns the search behind a card of books as input of the search tool, which takes one value of each filter. */
function searchOf(ctx: Ctx, { search }: BooksCard): SearchBooksInput {
  const parsed = bookSearchSchema.safeParse(Object.fromEntries(new URLSearchParams(search)));
  const { q, language, subject, author, format, min, max, in_stock } = parsed.success
    ? parsed.data
    : bookSearchSchema.parse({});
  const units = 10 ** currencies[rulesOf(ctx.market).currency];
  return {
    inStock: in_stock === 'true',
    sort: 'match',
    limit: 3,
    ...(q === undefined ? {} : { words: q }),
    ...(language?.[0] === undefined ? {} : { language: language[0] }),
    ...(subject?.[0] === undefined ? {} : { subject: subject[0] }),
    ...(author === undefined ? {} : { author }),
    ...(format?.[0] === undefined ? {} : { format: format[0] }),
    ...(min === undefined ? {} : { minPrice: min / units }),
    ...(max === undefined ? {} : { maxPrice: max / units }),
  };
}

/** Repeats the search below the lowest price shown; where there is nothing cheaper, shows the cheapest. */
async function searchCheaper(ctx: Ctx, card: BooksCard): Promise<Draft> {
  const shown = card.items.flatMap(({ cheapest }) => (cheapest === null ? [] : [cheapest.price.minor]));
  const { step, currency } = rulesOf(ctx.market);
  const below = (Math.min(...shown) - step) / 10 ** currencies[currency];
  const found =
    shown.length === 0 || below <= 0
      ? null
      : await findBooks(ctx, { ...searchOf(ctx, card), maxPrice: below, sort: 'price' });
  if (found !== null && found.count > 0) return booksDraft(ctx, found);
  const cheapest = await findBooks(ctx, { ...searchOf(ctx, card), sort: 'price' });
  const sentence = m.chat_answer_cheapest_already({}, { locale: ctx.language });
  return cheapest.count === 0 ? textDraft(sentence) : booksDraft(ctx, cheapest, sentence);
}

/** Returns further books of the same search, or null. */
async function searchOthers(ctx: Ctx, card: BooksCard): Promise<Draft | null> {
  const known = new Set(card.items.map(({ isbn }) => isbn));
  const found = await findBooks(ctx, { ...searchOf(ctx, card), limit: 6 });
  const items = found.items.filter(({ isbn }) => !known.has(isbn)).slice(0, 3);
  return items.length === 0 ? null : booksDraft(ctx, { ...found, items });
}

/** Repeats the last search with filters that the text changes ("and in French?", "under 4 euros", "thrillers too?"). */
async function searchChanged(ctx: Ctx, { wish }: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { words: lastWords, ...lastFilters } = searchOf(ctx, card);
  // Another subject is another wish: the words of the last one no longer count.
  const last = { ...lastFilters, ...(lastWords === undefined || wish.subject !== null ? {} : { words: lastWords }) };
  if (last.words !== undefined && wish.language !== null) {
    const title = await answerTitle(ctx, { ...wish, subject: null }, [last.words]);
    if (title !== null) return title;
  }
  const found = await findBooks(ctx, { ...last, ...filtersOf(wish) });
  if (found.count > 0) return booksDraft(ctx, found);
  const { maxPrice: _max, minPrice: _min, ...wider } = { ...last, ...filtersOf(wish) };
  const near = await findBooks(ctx, wider);
  return near.count === 0
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : booksDraft(ctx, near, m.chat_answer_books_wider({}, { locale: ctx.language }));
}

async function followUpBooks(ctx: Ctx, reading: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { heard, wish } = reading;
  const place = indexMeant(reading, card.items.length);
  const book = place === null ? undefined : card.items[place];
  if (book !== undefined && !(heard.has('that') && wish.language !== null)) {
    return heard.has('pay-for', 'sell', 'give', 'offer')
      ? answerOffers(ctx, [book.isbn])
      : propose(ctx, 'cart', book.isbn);
  }
  const { sort: _order, ...filters } = wish;
  if (heard.has('cheap') && !hasFilter({ ...filters, sort: null })) return searchCheaper(ctx, card);
  if (hasFilter(wish)) return searchChanged(ctx, reading, card);
  return heard.has('more') ? searchOthers(ctx, card) : null;
}

async function followUpOffers(
  ctx: Ctx,
  reading: MessageMeaning,
  card: Extract<ChatCard, { kind: 'offers' }>,
): Promise<Draft | null> {
  const grade = gradeNamed(reading.wish.title) ?? gradeNamed(reading.heard.text);
  if (grade !== null)
    return answerOffers(
      ctx,
      card.items.map(({ asked }) => asked),
      grade,
    );
  const offered = card.items.filter(({ offer }) => offer.kind === 'offer');
  const place = reading.heard.has('give', 'take', 'sell')
    ? (indexMeant(reading, card.items.length) ?? 0)
    : indexMeant(reading, card.items.length);
  const item =
    place === null
      ? undefined
      : reading.heard.has('first', 'second', 'third', 'last')
        ? card.items[place]
        : offered[place];
  return item?.isbn == null ? null : propose(ctx, 'basket', item.isbn, item.grade);
}

/** Answers a short text about the cards of the last answer. Returns null when the text does not refer to them. */
export async function followUp(ctx: Ctx, reading: MessageMeaning, past: readonly ChatMessage[]): Promise<Draft | null> {
  const { heard, wish, language } = reading;
  const length = language === 'ja' ? heard.text.length / japaneseWordLength : heard.words.length;
  const card = lastCard(past);
  if (card === null || length > mostFollowUpWords || heard.has('human', 'abuse')) return null;
  const locale = { locale: ctx.language };
  if (card.kind === 'hand-over' || card.kind === 'proposal') {
    if (heard.has('no') && length <= mostNoToProposalWords) return textDraft(m.chat_answer_all_right({}, locale));
    if (!heard.has('yes') || length > mostYesWords || wish.words !== '') return null;
    if (card.kind === 'hand-over')
      return { looked: ['hand-over'], text: [m.chat_answer_hand_over({}, locale)], cards: [handOver] };
    return propose(ctx, card.list, card.book.isbn, card.grade);
  }
  if (heard.has('no') && length <= mostNoWords && !hasFilter(wish))
    return textDraft(m.chat_answer_all_right({}, locale));
  const isChange = hasFilter(wish) || namesPlace(reading);
  if (wish.words !== '' || heard.has('similar', 'recommend') || (heard.has('want') && !isChange)) return null;
  return card.kind === 'books'
    ? followUpBooks(ctx, reading, card)
    : card.kind === 'offers'
      ? followUpOffers(ctx, reading, card)
      : null;
}
