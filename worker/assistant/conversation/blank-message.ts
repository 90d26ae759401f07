import type { ChatMessage } from '../../../domain/chat/schemas';
import type { Language } from '../../../domain/language';
import { type Ctx } from '../../platform/context';

/** Returns a message of the assistant without words. */
export function blankMessage(id: string, seq: number, language: Language, ctx: Ctx): ChatMessage {
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
