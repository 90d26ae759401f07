import type { ChatCard } from '../../../domain/chat/schemas';
import { usualGrade, type UsedGrade } from '../../../domain/grade';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import { getOffers } from '../tools/get-offers';
import type { Draft } from './draft';
import { findTitle, namesSurely } from './find-title';

/** Number of editions whose offers are shown for a title. */
const maxEditions = 3;

/** Returns the sentences about the offers of a card. */
function offerSentences(ctx: Ctx, { items }: Extract<ChatCard, { kind: 'offers' }>, grade: UsedGrade): string[] {
  const locale = { locale: ctx.language };
  const hasWrongIsbn = items.some(({ offer }) => offer.kind === 'invalid');
  const parts: string[] = [];
  if (items.some(({ offer }) => offer.kind === 'offer'))
    parts.push(grade === usualGrade ? m.chat_answer_offers({}, locale) : m.chat_answer_offers_condition({}, locale));
  else if (items.some(({ offer }) => offer.kind === 'declined')) parts.push(m.chat_answer_offers_none({}, locale));
  return hasWrongIsbn ? [...parts, m.chat_answer_isbn_wrong({}, locale)] : parts;
}

/** Answers with our offers for the ISBNs of a text, in a condition. */
export async function answerOffers(ctx: Ctx, isbns: readonly string[], grade: UsedGrade = usualGrade): Promise<Draft> {
  const card = await getOffers(ctx, { isbns: isbns.slice(0, 200).map((isbn) => isbn.slice(0, 32)), grade });
  return { tools: ['get-offers'], text: offerSentences(ctx, card, grade), cards: [card] };
}

interface OfferForTitle {
  readonly grade: UsedGrade | undefined;
  /** The text must be a whole title or name. */
  readonly needsWholeTitle: boolean;
}

/**
 * Answers with our offers for a book that a text names by title. Shows the likeliest editions and says that the ISBN
 * decides. Returns null when the text means no book.
 */
export async function answerOfferForTitle(
  ctx: Ctx,
  titles: readonly string[],
  { grade = usualGrade, needsWholeTitle }: OfferForTitle,
): Promise<Draft | null> {
  const found = await findTitle(ctx, titles, { inStock: false });
  const [book] = found?.card.items ?? [];
  if (book === undefined || found === null || !found.isNamed || (needsWholeTitle && !found.isWhole)) return null;
  if (!namesSurely(found)) return null;
  const { editions } = await readBookPage(ctx, { isbn: book.isbn });
  const isbns = [book.isbn, ...editions.map(({ isbn }) => isbn)].slice(0, maxEditions);
  const draft = await answerOffers(ctx, isbns, grade);
  const tools = ['search-books', 'get-offers'] as const;
  if (isbns.length === 1) return { ...draft, tools };
  return {
    tools,
    text: [...draft.text, m.chat_answer_which_edition({}, { locale: ctx.language })],
    cards: draft.cards.map((card) => (card.kind === 'offers' ? { ...card, isOneBook: true } : card)),
  };
}
