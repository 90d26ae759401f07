import type { MessageMeaning } from '../../../../domain/chat/read-message';
import { asksAboutShop } from '../../../../domain/chat/questions/rank-senses';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { sureQuestion } from '../../../../domain/chat/questions/sure-question';
import { gradeNamed } from '../../../../domain/scanning/lists/grade-words';
import type { Ctx } from '../../../platform/context';
import { findBooks } from '../../tools/search-books';
import { answerOffers } from '../answer-offers';
import type { Draft } from '../draft';
import { proposeDraft } from '../propose-draft';
import { showCondition } from './follow-up-books';
import { meantIndex, namesPlace } from './reference';

type OffersCard = Extract<ChatCard, { kind: 'offers' }>;

/**
 * Returns whether a text asks about the condition of our copies: "Is this book in good condition?". "In good condition"
 * alone asks for an offer.
 */
const asksCondition = ({ match }: MessageMeaning) =>
  match.has('condition') && match.has('that') && /[?؟？]/u.test(match.text);

/** Proposes to sell us the book that the text accepts an offer for. Returns null when it accepts none. */
async function proposeMeantBook(ctx: Ctx, meaning: MessageMeaning, card: OffersCard): Promise<Draft | null> {
  const { match, ownTrades } = meaning;
  const acceptsOffer = match.has('give', 'take', 'sell');
  // The question "Comment envoyer les livres ?" has a word that may mean "them", but it accepts no offer.
  const asksOther = asksAboutShop(match) || sureQuestion(match, false) !== null;
  if (ownTrades || (asksOther && !acceptsOffer && !namesPlace(meaning))) return null;
  const index = meantIndex(meaning, card.items.length) ?? (acceptsOffer ? 0 : null);
  if (index === null) return null;
  // A named place counts all books of the card; a mere "yes" means the first one with an offer.
  const items = namesPlace(meaning) ? card.items : card.items.filter(({ offer }) => offer.kind === 'offer');
  const item = items[index];
  return item?.isbn == null ? null : proposeDraft(ctx, { list: 'basket', isbn: item.isbn, grade: item.grade });
}

/** Answers a text about offers that were shown: with our copies, with offers for another grade, or with a proposal. */
export async function followUpOffers(ctx: Ctx, meaning: MessageMeaning, card: OffersCard): Promise<Draft | null> {
  const isbn = card.items[0]?.isbn;
  if (asksCondition(meaning) && isbn != null) {
    const copies = await findBooks(ctx, { words: isbn, inStock: false, sort: 'match', limit: 1 });
    return showCondition(ctx, meaning, copies);
  }
  const grade = gradeNamed(meaning.request.title) ?? gradeNamed(meaning.match.text);
  if (grade === null) return proposeMeantBook(ctx, meaning, card);
  const isbns = card.items.map(({ asked }) => asked);
  return answerOffers(ctx, isbns, grade);
}
