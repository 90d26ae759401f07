import type { ChatCard, ChatMessage, ChatTool } from '../../domain/chat/schemas';
import type { Language } from '../../domain/language';
import type { Ctx } from '../platform/context';

/** The message to answer, and the messages before it, oldest first. */
export interface Turn {
  readonly language: Language;
  readonly text: string;
  readonly past: readonly ChatMessage[];
}

/** A piece of an answer: a tool that runs, a card that it found, or text to append. */
export type Piece =
  | { readonly kind: 'tool'; readonly tool: ChatTool }
  | { readonly kind: 'card'; readonly card: ChatCard }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Answers a message in pieces. Acts as `ctx.actor`, uses only the tools, and ends early when `signal` is aborted.
 * @throws ModelFailure when a language model fails, so that the built-in assistant can answer instead
 */
export type Assistant = (ctx: Ctx, turn: Turn, signal: AbortSignal) => AsyncIterable<Piece>;
