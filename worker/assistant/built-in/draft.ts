import type { ChatCard, ChatTool } from '../../../domain/chat/schemas';

/** A complete answer, before it is sent in pieces. */
export interface Draft {
  readonly looked: readonly ChatTool[];
  /** Sentences, each from the messages. */
  readonly text: readonly string[];
  readonly cards: readonly ChatCard[];
}

export const textDraft = (...text: readonly string[]): Draft => ({ looked: [], text, cards: [] });
export const handOverCard: ChatCard = { kind: 'hand-over', state: 'offered' };

/** Joins drafts into one answer; each tool is named once. */
export function joinDrafts(...drafts: readonly Draft[]): Draft {
  return {
    looked: [...new Set(drafts.flatMap(({ looked }) => looked))],
    text: drafts.flatMap(({ text }) => text),
    cards: drafts.flatMap(({ cards }) => cards),
  };
}
