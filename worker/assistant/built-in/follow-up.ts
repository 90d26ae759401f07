import { asksAboutShop } from '../../../domain/chat/rank-senses';
import { sureQuestion } from '../../../domain/chat/sure-question';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import { shopSenses } from '../../../domain/chat/shop-senses';
import type { ChatCard, ChatMessage } from '../../../domain/chat/schemas';
import { rulesOf } from '../../../domain/market/market';
import { currencies } from '../../../domain/money';
import { gradeNamed } from '../../../domain/scanning/lists/grade-words';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { findBooks } from '../tools/search-books';
import { answerExcept } from './answer-except';
import { answerOffers } from './answer-offers';
import { answerTitle, answerWish, pagesSentence } from './answer-wish';
import { booksDraft } from './books-draft';
import { handOverCard, textDraft, type Draft } from './draft';
import { filtersOf } from './filters-of';
import type { BooksCard } from './find-title';
import { proposeDraft } from './propose-draft';
import { asksBesideChange, picksBook, withoutStrayWords } from './stray-words';
import { isEditionMissing, searchOf, searchWithout } from './last-search';
import { meantItem, lastBooks, lastCard, meaningBefore, titlesOf } from './earlier-messages';

/** Most words of a text that may refer to the last answer. A longer text is a new question. */
const maxFollowUpWords = 9;
/** Most words of a mere yes, of a mere no to a proposal, and of a mere no to another card. */
const maxYesWords = 5;
const maxNoToProposalWords = 4;
const maxNoWords = 3;
/** Japanese is written without spaces: this many characters count as a word. */
const japaneseWordLength = 3;

/** Returns whether a wish has a filter: subject, language, format, price, length or order. */
export const hasFilter = ({ subject, language, format, price, pages, sort }: MessageMeaning['wish']) =>
  [subject, language, format, price, pages, sort].some((filter) => filter !== null);

/** Returns whether a text names a place in a list: "the second". */
const namesPlace = ({ heard }: MessageMeaning) => heard.has('first', 'second', 'third', 'last');

/** Returns whether a text says nothing but a place in a list: "and for the second one?" */
export const isPlaceAlone = (reading: MessageMeaning) =>
  namesPlace(reading) && reading.wish.words === '' && !hasFilter(reading.wish) && !asksAboutShop(reading.heard);

/** Returns the index of the item that the text refers to, or null. "OK, but under 4 euros" refers to no item. */
function meantIndex(reading: MessageMeaning, count: number): number | null {
  if (!namesPlace(reading) && hasFilter(reading.wish)) return null;
  const index = namedIndex(reading, count);
  return index !== null && index < count ? index : null;
}

/** Returns the index of the place that a text names: "the second". A mere "yes" or "that" means the first item. */
function namedIndex({ heard }: MessageMeaning, count: number): number | null {
  if (heard.has('first')) return 0;
  if (heard.has('second')) return 1;
  if (heard.has('third')) return 2;
  if (heard.has('last')) return count - 1;
  return heard.has('yes', 'that') ? 0 : null;
}

/** Repeats the search below the lowest price shown; where there is nothing cheaper, shows the cheapest. */
async function searchCheaper(ctx: Ctx, card: BooksCard): Promise<Draft> {
  const shown = card.items.flatMap(({ cheapest }) => (cheapest === null ? [] : [cheapest.price.minor]));
  const { step, currency } = rulesOf(ctx.market);
  const below = (Math.min(...shown) - step) / 10 ** currencies[currency];
  if (shown.length > 0 && below > 0) {
    const cheaper = await findBooks(ctx, { ...searchOf(ctx, card), maxPrice: below, sort: 'price' });
    if (cheaper.count > 0) return booksDraft(ctx, cheaper);
  }
  const cheapest = await findBooks(ctx, { ...searchOf(ctx, card), sort: 'price' });
  const sentence = m.chat_answer_cheapest_already({}, { locale: ctx.language });
  return cheapest.count === 0 ? textDraft(sentence) : booksDraft(ctx, cheapest, sentence);
}

/** Shows the same search by price: the cheapest book comes first. */
async function searchCheapest(ctx: Ctx, card: BooksCard): Promise<Draft | null> {
  const search = searchOf(ctx, card);
  // A list of subjects begins with books in the person's language, so the cheapest of these is meant.
  const languages = new Set(card.items.map(({ language }) => language));
  const [language] = languages.size === 1 && search.words === undefined ? languages : [];
  const cheapest = await findBooks(ctx, { ...(language === undefined ? {} : { language }), ...search, sort: 'price' });
  const [book] = cheapest.items;
  return book === undefined
    ? null
    : booksDraft(ctx, cheapest, m.chat_answer_cheapest({ title: book.title }, { locale: ctx.language }));
}

/** Pages of a book that is short, where the length of the books shown is unknown. */
const maxPagesOfShortBook = 250;

/** Repeats the search for books that are shorter than the first one shown. */
async function searchShorter(ctx: Ctx, card: BooksCard): Promise<Draft> {
  const [longest] = card.items.flatMap(({ pages }) => (pages === null ? [] : [pages]));
  const maxPages = longest === undefined || longest < 2 ? maxPagesOfShortBook : longest - 1;
  const found = await findBooks(ctx, { ...searchOf(ctx, card), maxPages });
  return found.count > 0
    ? booksDraft(ctx, found, pagesSentence(ctx, maxPages))
    : textDraft(m.chat_answer_pages_none({}, { locale: ctx.language }));
}

/** Returns further books of the same search, or null. */
async function searchOthers(ctx: Ctx, card: BooksCard): Promise<Draft | null> {
  const known = new Set(card.items.map(({ isbn }) => isbn));
  const found = await findBooks(ctx, { ...searchOf(ctx, card), limit: 6 });
  const items = found.items.filter(({ isbn }) => !known.has(isbn)).slice(0, 3);
  return items.length === 0 ? null : booksDraft(ctx, { ...found, items });
}

/** Shows the books by the author whom the last search named, in the language of the wish, or null. */
async function findAuthorInLanguage(ctx: Ctx, language: string, card: BooksCard): Promise<Draft | null> {
  const author = meantItem(card)?.authors[0];
  if (author === undefined) return null;
  const search = { author, language, sort: 'popular' as const, limit: 3 };
  const free = await findBooks(ctx, { ...search, inStock: true });
  if (free.count > 0) return booksDraft(ctx, free);
  const soldOut = await findBooks(ctx, { ...search, inStock: false });
  return soldOut.count === 0 ? null : booksDraft(ctx, soldOut, m.chat_answer_book_gone({}, { locale: ctx.language }));
}

/** Repeats the last search with filters that the text changes ("and in French?", "under 4 euros", "thrillers too?"). */
async function searchChanged(ctx: Ctx, { wish }: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { words: lastWords, ...lastFilters } = searchOf(ctx, card);
  // Another subject is another wish: the words of the last one no longer count.
  const last = { ...lastFilters, ...(lastWords === undefined || wish.subject !== null ? {} : { words: lastWords }) };
  if (last.words !== undefined && wish.language !== null) {
    const title =
      (await findAuthorInLanguage(ctx, wish.language, card)) ??
      (await answerTitle(ctx, { ...wish, subject: null }, [last.words]));
    if (title !== null) return title;
  }
  if (isEditionMissing(card, wish.language))
    return booksDraft(ctx, card, m.chat_answer_books_wider({}, { locale: ctx.language }));
  const found = await findBooks(ctx, { ...last, ...filtersOf(wish) });
  if (found.count > 0) return booksDraft(ctx, found, pagesSentence(ctx, wish.pages?.max));
  if (wish.pages !== null) return textDraft(m.chat_answer_pages_none({}, { locale: ctx.language }));
  // The language of a list of wanted books is the person's, which nobody asked for.
  const { language: own, ...anyLanguage } = last;
  if (wish.language === null && wish.subject !== null && own === ctx.language) {
    const inAny = await findBooks(ctx, { ...anyLanguage, ...filtersOf(wish) });
    if (inAny.count > 0) return booksDraft(ctx, inAny);
  }
  const { maxPrice: _max, minPrice: _min, ...wider } = { ...last, ...filtersOf(wish) };
  const near = await findBooks(ctx, wider);
  return near.count === 0
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : booksDraft(ctx, near, m.chat_answer_books_wider({}, { locale: ctx.language }));
}

/** Returns whether a text takes what was shown: "yes, I want to buy it", or "I want to buy it" of a single book. */
function acceptsShown({ heard, wish }: MessageMeaning, card: ChatCard): boolean {
  if (hasFilter(wish) || !heard.has('buy', 'take', 'cart')) return false;
  if (heard.has('how', 'how-much', 'how-many', 'when', 'where', 'why', 'more', 'pay-for', 'sell', 'book')) return false;
  return heard.has('yes') || (heard.has('want') && card.kind === 'books' && card.items.length === 1);
}

/** Most unknown words of a question about the condition of a shown book: "ist es in gutem Zustand?" */
const maxWordsOfCondition = 1;

/** Shows the copies of the book meant, each with its condition. Returns null for a text that asks something else. */
function showCondition(ctx: Ctx, reading: MessageMeaning, card: BooksCard): Draft | null {
  const { heard, wish } = reading;
  const others = [...heard.senses].filter((sense) => shopSenses.has(sense));
  const unknown = wish.words === '' ? 0 : wish.words.split(' ').length;
  if (!heard.has('condition') || others.length > 0 || unknown > maxWordsOfCondition) return null;
  const place = namedIndex(reading, card.items.length);
  const items = namesPlace(reading) && place !== null ? card.items.slice(place, place + 1) : card.items;
  if (items.every(({ cheapest }) => cheapest === null)) return null;
  const shown = { ...card, items, count: items.length, atLeast: false };
  return booksDraft(ctx, shown, m.chat_answer_condition({}, { locale: ctx.language }));
}

async function followUpBooks(ctx: Ctx, reading: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { heard, wish } = reading;
  const wantsShorter = heard.has('shorter') && wish.pages === null && !hasFilter(wish);
  if (wantsShorter) return searchShorter(ctx, card);
  // "Good, and what is the postage?" takes no book.
  const isAsking = !heard.has('take', 'cart') || heard.has('when', 'how-much', 'where', 'why');
  const isOtherQuestion = !namesPlace(reading) && isAsking && asksAboutShopBeside(reading);
  const meant = isOtherQuestion ? null : meantIndex(reading, card.items.length);
  const place = meant === null && acceptsShown(reading, card) ? 0 : meant;
  const book = place === null ? undefined : card.items[place];
  if (book !== undefined && !(heard.has('that') && wish.language !== null)) {
    return heard.has('pay-for', 'sell', 'give', 'offer')
      ? answerOffers(ctx, [book.isbn])
      : proposeDraft(ctx, 'cart', book.isbn);
  }
  const narrowed = await searchWithout(ctx, reading, card);
  if (narrowed !== null) return narrowed;
  const { sort: _order, ...filters } = wish;
  const isOrderAlone = !hasFilter({ ...filters, sort: null });
  if (heard.has('cheapest') && isOrderAlone) return searchCheapest(ctx, card);
  if (heard.has('cheap') && isOrderAlone) return searchCheaper(ctx, card);
  if (hasFilter(wish)) return searchChanged(ctx, reading, card);
  return heard.has('more') ? searchOthers(ctx, card) : null;
}

async function followUpOffers(
  ctx: Ctx,
  reading: MessageMeaning,
  card: Extract<ChatCard, { kind: 'offers' }>,
): Promise<Draft | null> {
  const [first] = card.items;
  // "Is this book in good condition?" asks for our copies. "In good condition" alone asks for an offer.
  if (
    reading.heard.has('condition') &&
    reading.heard.has('that') &&
    /[?؟？]/u.test(reading.heard.text) &&
    first?.isbn != null
  ) {
    const books = await findBooks(ctx, { words: first.isbn, inStock: false, sort: 'match', limit: 1 });
    return showCondition(ctx, reading, books);
  }
  const grade = gradeNamed(reading.wish.title) ?? gradeNamed(reading.heard.text);
  if (grade !== null)
    return answerOffers(
      ctx,
      card.items.map(({ asked }) => asked),
      grade,
    );
  const offered = card.items.filter(({ offer }) => offer.kind === 'offer');
  const acceptsOffer = reading.heard.has('give', 'take', 'sell');
  // The question "Comment envoyer les livres ?" has a word that may mean "them", but it accepts no offer.
  const asksOther = asksAboutShop(reading.heard) || sureQuestion(reading.heard, false) !== null;
  if (reading.ownTrades || (asksOther && !acceptsOffer && !namesPlace(reading))) return null;
  const index = meantIndex(reading, card.items.length) ?? (acceptsOffer ? 0 : null);
  if (index === null) return null;
  // A named place counts all books of the card; a mere "yes" means the first one with an offer.
  const item = namesPlace(reading) ? card.items[index] : offered[index];
  return item?.isbn == null ? null : proposeDraft(ctx, 'basket', item.isbn, item.grade);
}

/** Words that the filters of a second message may take: "I would rather read it in English". */
const maxChangeWords = 20;

/**
 * Answers a text that only adds filters to the last message when that one found no books: both count together. Returns
 * null when the last message was no wish.
 */
async function changeLastWish(ctx: Ctx, { wish }: MessageMeaning, past: readonly ChatMessage[]): Promise<Draft | null> {
  const before = meaningBefore(ctx, past);
  if (before === null || (before.wish.weight < 1 && before.wish.words === '')) return null;
  const both: MessageMeaning['wish'] = {
    ...before.wish,
    subject: wish.subject ?? before.wish.subject,
    language: wish.language ?? before.wish.language,
    format: wish.format ?? before.wish.format,
    price: wish.price ?? before.wish.price,
    pages: wish.pages ?? before.wish.pages,
    sort: wish.sort ?? before.wish.sort,
  };
  const title = before.wish.words === '' ? null : await answerTitle(ctx, both, titlesOf(before));
  if (title !== null) return title;
  return both.subject === null && before.wish.words !== ''
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : answerWish(ctx, both);
}

/** Returns whether a text asks about the shop, and not only for what a change of a wish also says. */
const asksAboutShopBeside = (reading: MessageMeaning) => asksAboutShop(reading.heard) && asksBesideChange(reading);

/** Returns the card to which a text refers: that of the last answer, or books shown before it. */
function meantCard(reading: MessageMeaning, past: readonly ChatMessage[]): ChatCard | null {
  const last = lastCard(past);
  const looksBack = namesPlace(reading) || hasFilter(reading.wish) || reading.heard.has('shorter', 'cheapest', 'more');
  return looksBack && (last === null || last.kind === 'hand-over') ? lastBooks(past) : last;
}

/** Answers a short text about the cards of the last answer. Returns null when the text does not refer to them. */
export async function followUp(ctx: Ctx, message: MessageMeaning, past: readonly ChatMessage[]): Promise<Draft | null> {
  const reading = past.length === 0 ? message : await withoutStrayWords(ctx, message, past);
  const { heard, wish, language } = reading;
  const length = language === 'ja' ? heard.text.length / japaneseWordLength : heard.words.length;
  const card = meantCard(reading, past);
  const others = card?.kind === 'books' ? await answerExcept(ctx, reading, card) : null;
  if (others !== null) return others;
  const isChangeAlone = hasFilter(wish) && wish.words === '' && !asksAboutShopBeside(reading);
  const maxWords = isChangeAlone || picksBook(reading) ? maxChangeWords : maxFollowUpWords;
  if (heard.has('human', 'abuse') || length > maxWords) return null;
  if (card === null) return isChangeAlone && past.length > 0 ? changeLastWish(ctx, reading, past) : null;
  const locale = { locale: ctx.language };
  if (card.kind === 'hand-over' || card.kind === 'proposal') {
    if (heard.has('no') && length <= maxNoToProposalWords) return textDraft(m.chat_answer_all_right({}, locale));
    if (!heard.has('yes') || length > maxYesWords || wish.words !== '') return null;
    if (card.kind === 'hand-over')
      return { looked: ['hand-over'], text: [m.chat_answer_hand_over({}, locale)], cards: [handOverCard] };
    return proposeDraft(ctx, card.list, card.book.isbn, card.grade);
  }
  if (heard.has('no') && length <= maxNoWords && !hasFilter(wish))
    return textDraft(m.chat_answer_all_right({}, locale));
  const condition = card.kind === 'books' ? showCondition(ctx, reading, card) : null;
  if (condition !== null) return condition;
  const isChange = hasFilter(wish) || namesPlace(reading);
  const isOtherWish = heard.has('want') && !isChange && !acceptsShown(reading, card);
  if (wish.words !== '' || heard.has('similar', 'recommend') || isOtherWish) return null;
  if (card.kind === 'books') return followUpBooks(ctx, reading, card);
  return card.kind === 'offers' ? followUpOffers(ctx, reading, card) : null;
}
