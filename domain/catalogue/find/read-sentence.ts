import { detectLanguage } from '../../chat/detect-language';
import { matchLexicon } from '../../chat/match-lexicon';
import { readBookRequest, type BookRequest } from '../../chat/read-book-request';
import type { Language } from '../../language';

/** A request that the words of a search express: "cheap crime in Spanish under 6 euro". */
export interface ReadSentence extends Pick<BookRequest, 'subject' | 'language' | 'format' | 'price' | 'sort'> {
  /** Words that are no filter, such as an author's name; may be empty. */
  readonly words: string;
}

/**
 * Reads a query as a request with filters, by the assistant's own reader. `page`: language of the page. Returns null
 * when the query has no filter, and for a subject with other words or subjects, which is more likely a title ("A
 * History of Love").
 */
export function readSentence(q: string, page: Language): ReadSentence | null {
  const match = matchLexicon(q, detectLanguage(q, page), false);
  const { subject, language, format, price, sort, unknownWords } = readBookRequest(match);
  const others = [language, format, price, sort].filter((filter) => filter !== null).length;
  if (others === 0 && (subject === null || match.subjects.length > 1 || unknownWords !== '')) return null;
  return { subject, language, format, price, sort, words: unknownWords };
}
