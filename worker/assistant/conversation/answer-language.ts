import { readMessage } from '../../../domain/chat/read-message';
import type { ChatMessage } from '../../../domain/chat/schemas';
import type { Language } from '../../../domain/language';

/**
 * Returns the language to answer in: that of the text where it is certain, else of the person's previous message, else
 * of the page.
 */
export function answerLanguage(text: string, page: Language, past: readonly ChatMessage[]): Language {
  return readMessage(text, page, past.findLast(({ role }) => role === 'person')?.text ?? null).language;
}
