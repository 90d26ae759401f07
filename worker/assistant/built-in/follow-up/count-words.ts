import type { LexiconMatch } from '../../../../domain/chat/match-lexicon';

/** Japanese is written without spaces. This many characters count as a word. */
const japaneseWordLength = 3;

/** Returns the number of words of a text. */
export const countWords = ({ language, text, words }: LexiconMatch): number =>
  language === 'ja' ? text.length / japaneseWordLength : words.length;
