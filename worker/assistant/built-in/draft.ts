import type { ChatCard, ChatTool } from '../../../domain/chat/schemas';

/** A complete answer, before it is sent in pieces. */
export interface Draft {
  readonly tools: readonly ChatTool[];
  /** Sentences, each from the messages. */
  readonly text: readonly string[];
  readonly cards: readonly ChatCard[];
}

export const textDraft = (...text: readonly string[]): Draft => ({ tools: [], text, cards: [] });
export const handOverCard: ChatCard = { kind: 'hand-over', state: 'offered' };

/** Joins drafts into one answer; each tool is named once. */
export function joinDrafts(...drafts: readonly Draft[]): Draft {
  return {
    tools: [...new Set(drafts.flatMap(({ tools }) => tools))],
    text: drafts.flatMap(({ text }) => text),
    cards: drafts.flatMap(({ cards }) => cards),
  };
}
