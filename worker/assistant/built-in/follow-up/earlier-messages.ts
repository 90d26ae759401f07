import { readMessage, type MessageMeaning } from '../../../../domain/chat/read-message';
import { queryText } from '../../../../domain/catalogue/words';
import type { BookCard } from '../../../../domain/catalogue/schemas';
import type { ChatCard, ChatMessage } from '../../../../domain/chat/schemas';
import type { Ctx } from '../../../platform/context';
import { findBooks } from '../../tools/search-books';
import { findTitle, titlesOf, type BooksCard } from '../find-title';

/** Number of answers back to which a text may refer when the last one showed no books. */
const answersBack = 3;

const answersIn = (past: readonly ChatMessage[]) =>
  past.filter(({ role, state }) => role === 'assistant' && state !== 'writing').toReversed();

/** Returns the card that "it", "the second" or "yes" refers to: the last one of the last answer. */
export function lastCard(past: readonly ChatMessage[]): ChatCard | null {
  const [answer] = answersIn(past);
  return answer?.cards.findLast(({ kind }) => kind !== 'answers' && kind !== 'trades') ?? null;
}

/** Returns the card with answers of the FAQ that the last answer is, or null when it shows anything else. */
export function lastAnswers(past: readonly ChatMessage[]): Extract<ChatCard, { kind: 'answers' }> | null {
  const [answer] = answersIn(past);
  return answer?.cards.find((card) => card.kind === 'answers') ?? null;
}

/** Returns the last card of books of the last answers, or null. */
export function lastBooks(past: readonly ChatMessage[]): BooksCard | null {
  for (const { cards } of answersIn(past).slice(0, answersBack)) {
    const books = cards.findLast((card) => card.kind === 'books');
    if (books !== undefined && books.items.length > 0) return books;
  }
  return null;
}

/** Returns the person's messages before this one, the last first. */
export const earlierTexts = (past: readonly ChatMessage[]) =>
  past
    .filter(({ role }) => role === 'person')
    .map(({ text }) => text)
    .toReversed();

/** Returns the meaning of the person's last message, in the language of the answer, or null. */
export function meaningBefore(ctx: Ctx, past: readonly ChatMessage[]): MessageMeaning | null {
  const [before] = earlierTexts(past);
  return before === undefined ? null : readMessage(before, ctx.language);
}

/** Returns the book of a list that was found by its author's name, or undefined. */
export function meantItem({ search, items }: BooksCard): BookCard | undefined {
  const q = queryText(new URLSearchParams(search).get('q') ?? '');
  return q === ''
    ? undefined
    : items.find(({ authors }) => authors.some((name) => ` ${queryText(name)}`.endsWith(` ${q}`)));
}

async function bookByIsbn(ctx: Ctx, isbn: string): Promise<BookCard | null> {
  const { items } = await findBooks(ctx, { words: isbn, inStock: false, sort: 'match', limit: 1 });
  return items[0] ?? null;
}

/**
 * Returns the book that the conversation is about: shown in the last answers, or named in the person's last message.
 */
export async function bookOfConversation(ctx: Ctx, past: readonly ChatMessage[]): Promise<BookCard | null> {
  for (const { cards } of answersIn(past).slice(0, answersBack)) {
    for (const card of cards.toReversed()) {
      if (card.kind === 'books' && card.items[0] !== undefined) return meantItem(card) ?? card.items[0];
      if (card.kind === 'proposal') return card.book;
      const isbn = card.kind === 'offers' ? card.items[0]?.isbn : null;
      if (isbn != null) return bookByIsbn(ctx, isbn);
    }
  }
  const before = meaningBefore(ctx, past);
  if (before === null) return null;
  const found = await findTitle(ctx, titlesOf(before), { inStock: false });
  return found?.isNamed === true ? (found.card.items[0] ?? null) : null;
}
