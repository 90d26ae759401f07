import type { ChatCard, ChatTool } from '../../../domain/chat/schemas';

/** An answer as a whole, before it goes out in pieces. */
export interface Draft {
  readonly looked: readonly ChatTool[];
  /** Sentences; each a message of its own. */
  readonly text: readonly string[];
  readonly cards: readonly ChatCard[];
}

export const says = (...text: readonly string[]): Draft => ({ looked: [], text, cards: [] });
export const handOver: ChatCard = { kind: 'hand-over', state: 'offered' };

/** One answer after another; what was looked up is told once. */
export function together(...drafts: readonly Draft[]): Draft {
  return {
    looked: [...new Set(drafts.flatMap(({ looked }) => looked))],
    text: drafts.flatMap(({ text }) => text),
    cards: drafts.flatMap(({ cards }) => cards),
  };
}
