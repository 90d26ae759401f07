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
import { answerTitle, answerRequest, pagesSentence } from './answer-request';
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

/** Returns whether a request has a filter: subject, language, format, price, length or order. */
export const hasFilter = ({ subject, language, format, price, pages, sort }: MessageMeaning['request']) =>
  [subject, language, format, price, pages, sort].some((filter) => filter !== null);

/** Returns whether a text names a place in a list: "the second". */
const namesPlace = ({ match }: MessageMeaning) => match.has('first', 'second', 'third', 'last');

/** Returns whether a text says nothing but a place in a list: "and for the second one?" */
export const isPlaceAlone = (meaning: MessageMeaning) =>
  namesPlace(meaning) &&
  meaning.request.unknownWords === '' &&
  !hasFilter(meaning.request) &&
  !asksAboutShop(meaning.match);

/** Returns the index of the item that the text refers to, or null. "OK, but under 4 euros" refers to no item. */
function meantIndex(meaning: MessageMeaning, count: number): number | null {
  if (!namesPlace(meaning) && hasFilter(meaning.request)) return null;
  const index = namedIndex(meaning, count);
  return index !== null && index < count ? index : null;
}

/** Returns the index of the place that a text names: "the second". A mere "yes" or "that" means the first item. */
function namedIndex({ match }: MessageMeaning, count: number): number | null {
  if (match.has('first')) return 0;
  if (match.has('second')) return 1;
  if (match.has('third')) return 2;
  if (match.has('last')) return count - 1;
  return match.has('yes', 'that') ? 0 : null;
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

/** Shows the books by the author whom the last search named, in the language of the request, or null. */
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
async function searchChanged(ctx: Ctx, { request }: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { words: lastWords, ...lastFilters } = searchOf(ctx, card);
  // Another subject is another request: the words of the last one no longer count.
  const last = { ...lastFilters, ...(lastWords === undefined || request.subject !== null ? {} : { words: lastWords }) };
  if (last.words !== undefined && request.language !== null) {
    const title =
      (await findAuthorInLanguage(ctx, request.language, card)) ??
      (await answerTitle(ctx, { ...request, subject: null }, [last.words]));
    if (title !== null) return title;
  }
  if (isEditionMissing(card, request.language))
    return booksDraft(ctx, card, m.chat_answer_books_wider({}, { locale: ctx.language }));
  const found = await findBooks(ctx, { ...last, ...filtersOf(request) });
  if (found.count > 0) return booksDraft(ctx, found, pagesSentence(ctx, request.pages?.max));
  if (request.pages !== null) return textDraft(m.chat_answer_pages_none({}, { locale: ctx.language }));
  // The language of a list of wanted books is the person's, which nobody asked for.
  const { language: own, ...anyLanguage } = last;
  if (request.language === null && request.subject !== null && own === ctx.language) {
    const inAny = await findBooks(ctx, { ...anyLanguage, ...filtersOf(request) });
    if (inAny.count > 0) return booksDraft(ctx, inAny);
  }
  const { maxPrice: _max, minPrice: _min, ...wider } = { ...last, ...filtersOf(request) };
  const near = await findBooks(ctx, wider);
  return near.count === 0
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : booksDraft(ctx, near, m.chat_answer_books_wider({}, { locale: ctx.language }));
}

/** Returns whether a text takes what was shown: "yes, I want to buy it", or "I want to buy it" of a single book. */
function acceptsShown({ match, request }: MessageMeaning, card: ChatCard): boolean {
  if (hasFilter(request) || !match.has('buy', 'take', 'cart')) return false;
  if (match.has('how', 'how-much', 'how-many', 'when', 'where', 'why', 'more', 'pay-for', 'sell', 'book')) return false;
  return match.has('yes') || (match.has('want') && card.kind === 'books' && card.items.length === 1);
}

/** Most unknown words of a question about the condition of a shown book: "ist es in gutem Zustand?" */
const maxWordsOfCondition = 1;

/** Shows the copies of the book meant, each with its condition. Returns null for a text that asks something else. */
function showCondition(ctx: Ctx, meaning: MessageMeaning, card: BooksCard): Draft | null {
  const { match, request } = meaning;
  const others = [...match.senses].filter((sense) => shopSenses.has(sense));
  const unknown = request.unknownWords === '' ? 0 : request.unknownWords.split(' ').length;
  if (!match.has('condition') || others.length > 0 || unknown > maxWordsOfCondition) return null;
  const place = namedIndex(meaning, card.items.length);
  const items = namesPlace(meaning) && place !== null ? card.items.slice(place, place + 1) : card.items;
  if (items.every(({ cheapest }) => cheapest === null)) return null;
  const shown = { ...card, items, count: items.length, atLeast: false };
  return booksDraft(ctx, shown, m.chat_answer_condition({}, { locale: ctx.language }));
}

async function followUpBooks(ctx: Ctx, meaning: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { match, request } = meaning;
  const wantsShorter = match.has('shorter') && request.pages === null && !hasFilter(request);
  if (wantsShorter) return searchShorter(ctx, card);
  // "Good, and what is the postage?" takes no book.
  const isAsking = !match.has('take', 'cart') || match.has('when', 'how-much', 'where', 'why');
  const isOtherQuestion = !namesPlace(meaning) && isAsking && asksAboutShopBeside(meaning);
  const meant = isOtherQuestion ? null : meantIndex(meaning, card.items.length);
  const place = meant === null && acceptsShown(meaning, card) ? 0 : meant;
  const book = place === null ? undefined : card.items[place];
  if (book !== undefined && !(match.has('that') && request.language !== null)) {
    return match.has('pay-for', 'sell', 'give', 'offer')
      ? answerOffers(ctx, [book.isbn])
      : proposeDraft(ctx, 'cart', book.isbn);
  }
  const narrowed = await searchWithout(ctx, meaning, card);
  if (narrowed !== null) return narrowed;
  const { sort: _order, ...filters } = request;
  const isOrderAlone = !hasFilter({ ...filters, sort: null });
  if (match.has('cheapest') && isOrderAlone) return searchCheapest(ctx, card);
  if (match.has('cheap') && isOrderAlone) return searchCheaper(ctx, card);
  if (hasFilter(request)) return searchChanged(ctx, meaning, card);
  return match.has('more') ? searchOthers(ctx, card) : null;
}

async function followUpOffers(
  ctx: Ctx,
  meaning: MessageMeaning,
  card: Extract<ChatCard, { kind: 'offers' }>,
): Promise<Draft | null> {
  const [first] = card.items;
  // "Is this book in good condition?" asks for our copies. "In good condition" alone asks for an offer.
  if (
    meaning.match.has('condition') &&
    meaning.match.has('that') &&
    /[?؟？]/u.test(meaning.match.text) &&
    first?.isbn != null
  ) {
    const books = await findBooks(ctx, { words: first.isbn, inStock: false, sort: 'match', limit: 1 });
    return showCondition(ctx, meaning, books);
  }
  const grade = gradeNamed(meaning.request.title) ?? gradeNamed(meaning.match.text);
  if (grade !== null)
    return answerOffers(
      ctx,
      card.items.map(({ asked }) => asked),
      grade,
    );
  const offered = card.items.filter(({ offer }) => offer.kind === 'offer');
  const acceptsOffer = meaning.match.has('give', 'take', 'sell');
  // The question "Comment envoyer les livres ?" has a word that may mean "them", but it accepts no offer.
  const asksOther = asksAboutShop(meaning.match) || sureQuestion(meaning.match, false) !== null;
  if (meaning.ownTrades || (asksOther && !acceptsOffer && !namesPlace(meaning))) return null;
  const index = meantIndex(meaning, card.items.length) ?? (acceptsOffer ? 0 : null);
  if (index === null) return null;
  // A named place counts all books of the card; a mere "yes" means the first one with an offer.
  const item = namesPlace(meaning) ? card.items[index] : offered[index];
  return item?.isbn == null ? null : proposeDraft(ctx, 'basket', item.isbn, item.grade);
}

/** Words that the filters of a second message may take: "I would rather read it in English". */
const maxChangeWords = 20;

/**
 * Answers a text that only adds filters to the last message when that one found no books: both count together. Returns
 * null when the last message was no request.
 */
async function changeLastRequest(
  ctx: Ctx,
  { request }: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<Draft | null> {
  const before = meaningBefore(ctx, past);
  if (before === null || (before.request.weight < 1 && before.request.unknownWords === '')) return null;
  const both: MessageMeaning['request'] = {
    ...before.request,
    subject: request.subject ?? before.request.subject,
    language: request.language ?? before.request.language,
    format: request.format ?? before.request.format,
    price: request.price ?? before.request.price,
    pages: request.pages ?? before.request.pages,
    sort: request.sort ?? before.request.sort,
  };
  const title = before.request.unknownWords === '' ? null : await answerTitle(ctx, both, titlesOf(before));
  if (title !== null) return title;
  return both.subject === null && before.request.unknownWords !== ''
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : answerRequest(ctx, both);
}

/** Returns whether a text asks about the shop, and not only for what a change of a request also says. */
const asksAboutShopBeside = (meaning: MessageMeaning) => asksAboutShop(meaning.match) && asksBesideChange(meaning);

/** Returns the card to which a text refers: that of the last answer, or books shown before it. */
function meantCard(meaning: MessageMeaning, past: readonly ChatMessage[]): ChatCard | null {
  const last = lastCard(past);
  const looksBack =
    namesPlace(meaning) || hasFilter(meaning.request) || meaning.match.has('shorter', 'cheapest', 'more');
  return looksBack && (last === null || last.kind === 'hand-over') ? lastBooks(past) : last;
}

/** Answers a short text about the cards of the last answer. Returns null when the text does not refer to them. */
export async function followUp(ctx: Ctx, message: MessageMeaning, past: readonly ChatMessage[]): Promise<Draft | null> {
  const meaning = past.length === 0 ? message : await withoutStrayWords(ctx, message, past);
  const { match, request, language } = meaning;
  const length = language === 'ja' ? match.text.length / japaneseWordLength : match.words.length;
  const card = meantCard(meaning, past);
  const others = card?.kind === 'books' ? await answerExcept(ctx, meaning, card) : null;
  if (others !== null) return others;
  const isChangeAlone = hasFilter(request) && request.unknownWords === '' && !asksAboutShopBeside(meaning);
  const maxWords = isChangeAlone || picksBook(meaning) ? maxChangeWords : maxFollowUpWords;
  if (match.has('human', 'abuse') || length > maxWords) return null;
  if (card === null) return isChangeAlone && past.length > 0 ? changeLastRequest(ctx, meaning, past) : null;
  const locale = { locale: ctx.language };
  if (card.kind === 'hand-over' || card.kind === 'proposal') {
    if (match.has('no') && length <= maxNoToProposalWords) return textDraft(m.chat_answer_all_right({}, locale));
    if (!match.has('yes') || length > maxYesWords || request.unknownWords !== '') return null;
    if (card.kind === 'hand-over')
      return { tools: ['hand-over'], text: [m.chat_answer_hand_over({}, locale)], cards: [handOverCard] };
    return proposeDraft(ctx, card.list, card.book.isbn, card.grade);
  }
  if (match.has('no') && length <= maxNoWords && !hasFilter(request))
    return textDraft(m.chat_answer_all_right({}, locale));
  const condition = card.kind === 'books' ? showCondition(ctx, meaning, card) : null;
  if (condition !== null) return condition;
  const isChange = hasFilter(request) || namesPlace(meaning);
  const isOtherRequest = match.has('want') && !isChange && !acceptsShown(meaning, card);
  if (request.unknownWords !== '' || match.has('similar', 'recommend') || isOtherRequest) return null;
  if (card.kind === 'books') return followUpBooks(ctx, meaning, card);
  return card.kind === 'offers' ? followUpOffers(ctx, meaning, card) : null;
}
