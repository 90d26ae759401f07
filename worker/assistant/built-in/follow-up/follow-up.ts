import type { MessageMeaning } from '../../../../domain/chat/read-message';
import type { ChatCard, ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { Ctx } from '../../../platform/context';
import type { Turn } from '../../assistant';
import { handOverCard, textDraft, type Draft } from '../draft';
import { proposeDraft } from '../propose-draft';
import { answerWithoutNamedBooks } from './answer-without-named-books';
import { changeLastRequest } from './change-last-request';
import { countWords } from './count-words';
import { lastBooks, lastCard } from './earlier-messages';
import { acceptsShown, followUpBooks, showCondition } from './follow-up-books';
import { followUpOffers } from './follow-up-offers';
import { ignoreUnknownWords } from './ignore-unknown-words';
import { asksMoreThanChange, hasFilter, namesPlace, picksBook } from './reference';

/** Most words of a text that may refer to the last answer. A longer text is a new question. */
const maxFollowUpWords = 9;
/** Most words of a text that picks a book, or only changes filters: "I would rather read it in English". */
const maxChangeWords = 20;
/** Most words of a mere yes, of a mere no to a proposal, and of a mere no to another card. */
const maxYesWords = 5;
const maxNoToProposalWords = 4;
const maxNoWords = 3;

/** Returns the card to which a text refers: that of the last answer, or books shown before it. */
function meantCard(meaning: MessageMeaning, past: readonly ChatMessage[]): ChatCard | null {
  const last = lastCard(past);
  const looksBack =
    namesPlace(meaning) || hasFilter(meaning.request) || meaning.match.has('shorter', 'cheapest', 'more');
  return looksBack && (last === null || last.kind === 'hand-over') ? lastBooks(past) : last;
}

/** Returns a draft that accepts a no. */
const acceptedNo = (ctx: Ctx): Draft => textDraft(m.chat_answer_all_right({}, { locale: ctx.language }));

/** Answers a yes or no to a button. Returns null for a text that says more. */
async function answerYesOrNo(
  ctx: Ctx,
  { match, request }: MessageMeaning,
  card: Extract<ChatCard, { kind: 'hand-over' | 'proposal' }>,
): Promise<Draft | null> {
  if (match.has('no') && countWords(match) <= maxNoToProposalWords) return acceptedNo(ctx);
  if (!match.has('yes') || countWords(match) > maxYesWords || request.unknownWords !== '') return null;
  if (card.kind === 'proposal') return proposeDraft(ctx, { list: card.list, isbn: card.book.isbn, grade: card.grade });
  const text = m.chat_answer_hand_over({}, { locale: ctx.language });
  return { tools: ['hand-over'], text: [text], cards: [handOverCard] };
}

/** Returns whether a text asks for other books than those shown. */
function isNewRequest(meaning: MessageMeaning, card: ChatCard): boolean {
  const { match, request } = meaning;
  if (request.unknownWords !== '' || match.has('similar', 'recommend')) return true;
  const isChange = hasFilter(request) || namesPlace(meaning);
  return match.has('want') && !isChange && !acceptsShown(meaning, card);
}

/** Answers a short text about the cards of the last answer. Returns null when the text does not refer to them. */
export async function followUp(ctx: Ctx, { past }: Turn, message: MessageMeaning): Promise<Draft | null> {
  const meaning = past.length === 0 ? message : await ignoreUnknownWords(ctx, message, past);
  const { match, request } = meaning;
  const card = meantCard(meaning, past);
  const others = card?.kind === 'books' ? await answerWithoutNamedBooks(ctx, meaning, card) : null;
  if (others !== null) return others;
  const isChangeAlone = hasFilter(request) && request.unknownWords === '' && !asksMoreThanChange(meaning);
  const maxWords = isChangeAlone || picksBook(meaning) ? maxChangeWords : maxFollowUpWords;
  if (match.has('human', 'abuse') || countWords(match) > maxWords) return null;
  if (card === null) return isChangeAlone && past.length > 0 ? changeLastRequest(ctx, meaning, past) : null;
  if (card.kind === 'hand-over' || card.kind === 'proposal') return answerYesOrNo(ctx, meaning, card);
  if (match.has('no') && countWords(match) <= maxNoWords && !hasFilter(request)) return acceptedNo(ctx);
  const condition = card.kind === 'books' ? showCondition(ctx, meaning, card) : null;
  if (condition !== null) return condition;
  if (isNewRequest(meaning, card)) return null;
  if (card.kind === 'books') return followUpBooks(ctx, meaning, card);
  return card.kind === 'offers' ? followUpOffers(ctx, meaning, card) : null;
}
