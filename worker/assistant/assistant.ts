import type { ChatCard, ChatMessage, ChatTool } from '../../domain/chat/schemas';
import type { Language } from '../../domain/language';
import type { Ctx } from '../platform/context';

/** What is to be answered: the person's last message and what was said before it, oldest first. */
export interface Turn {
  readonly language: Language;
  readonly text: string;
  readonly past: readonly ChatMessage[];
}

/** An answer comes in pieces: which tool is at work, what it found, and text to be added at the end. */
export type Piece =
  | { readonly kind: 'looked'; readonly tool: ChatTool }
  | { readonly kind: 'card'; readonly card: ChatCard }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Whoever answers. Acts as `ctx.actor` and with nothing more than the tools; ends early when `signal` is aborted.
 * A language model's failure is thrown (`ModelFailure`), so that the built-in assistant can answer in its place.
 */
export type Assistant = (ctx: Ctx, turn: Turn, signal: AbortSignal) => AsyncIterable<Piece>;
