import { readMessage } from '../../../domain/chat/read-message';
import type { ChatMessage } from '../../../domain/chat/schemas';
import type { Language } from '../../../domain/language';

/**
 * The language to answer in: that of the text where it is certain, else of what the person said before, else the
 * page's.
 */
export function spokenLanguage(text: string, page: Language, past: readonly ChatMessage[]): Language {
  return readMessage(text, page, past.findLast(({ role }) => role === 'person')?.text ?? null).language;
}
