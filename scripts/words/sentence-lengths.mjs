import { charactersOf, sentencesOf, wordsOf } from './sentences.mjs';

/** Words of a sentence at most; in Japanese characters. @see docs/words/README.md, rule 10 */
export const maxSentenceWords = { en: 20, other: 22, ja: 60, ar: 22 };

/** Lines of a quotation. Pages quote only the wording of a law, which may not be changed. */
const quoted = /^>.*$/gm;

/** Returns the sentences of a language that are longer than it allows, each with its place. */
export function sentenceFaults(texts, language) {
  const limit = maxSentenceWords[language] ?? maxSentenceWords.other;
  const unit = language === 'ja' ? 'characters' : 'words';
  const faults = texts.flatMap(({ place, text }) =>
    sentencesOf(text.replaceAll(quoted, '')).flatMap((sentence) => {
      const length = unit === 'words' ? wordsOf(sentence) : charactersOf(sentence.replaceAll(/[\s*]/g, ''), language);
      return length <= limit ? [] : [`${place}: “${sentence}” has ${length} ${unit}, a sentence ${limit}`];
    }),
  );
  // A sentence outside a choice appears once for each option of the choice.
  return [...new Set(faults)];
}
