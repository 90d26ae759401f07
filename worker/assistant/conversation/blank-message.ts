import type { ChatMessage } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';

/** Id of a message, its number in the conversation, and its language. */
export type MessagePlace = Pick<ChatMessage, 'id' | 'seq' | 'language'>;

/** Returns a message of the assistant without words. */
export function blankMessage(ctx: Ctx, { id, seq, language }: MessagePlace): ChatMessage {
  return {
    id,
    seq,
    role: 'assistant',
    language,
    text: '',
    state: 'done',
    by: null,
    fellBack: false,
    looked: [],
    cards: [],
    at: ctx.now.toISOString(),
  };
}
