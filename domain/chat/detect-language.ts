import { languages, type Language } from '../language';
import { countKnownWords, foldText, type FoldedText } from './match-lexicon';

/** Letters that only one of the shop's languages uses. */
const ownLetters: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /ß|[äöü]/iu,
  es: /[ñ¿¡]/iu,
  pt: /[ãõ]/iu,
  pl: /[ąćęłńśźż]/iu,
  fr: /[êëîïûœ]|\b[cdjlmnst]['’]/iu,
};

/** Returns how many words of a text the word table of a language knows, plus one for a letter of its own. */
function countExplainedWords(text: string, folded: FoldedText, language: Language): number {
  return countKnownWords(folded, language) + (ownLetters[language]?.test(text) === true ? 1 : 0);
}

/**
 * Shares (0 to 1) of a text's letters, measured with the questions in `tests/questions`. Kana prove Japanese even among
 * many Han and Latin letters; Arabic texts often name Latin titles; below the share of Latin no word table helps.
 */
const minShareKana = 0.15;
const minShareArabic = 0.4;
const minShareLatin = 0.6;
/** Another language is certain when it knows at least this many words more than the page's language. */
const minMoreWords = 2;
/** One word more decides when the page's language knows at most one in this many words. */
const minWordsPerKnownWord = 3;
/** Share of all words that another language must know; titles and names stay unknown. */
const minShareExplained = 0.6;

/**
 * Returns the language of a text where it is certain: by its script, or because another language knows clearly more of
 * its words than the page's. Otherwise returns the page's language: names and titles have no language.
 */
export function detectLanguage(text: string, page: Language): Language {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  const share = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length / Math.max(1, letters.length);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) > minShareKana) return 'ja';
  if (share(/\p{Script=Arabic}/u) > minShareArabic) return 'ar';
  if (share(/\p{Script=Latin}/u) < minShareLatin) return page;
  const folded = foldText(text);
  const total = folded.words.filter((word) => !/^\d+$/.test(word.text)).length;
  const onPage = countExplainedWords(text, folded, page);
  let best: { readonly language: Language; readonly count: number } = { language: page, count: onPage };
  for (const language of languages) {
    if (language === page || language === 'ja' || language === 'ar') continue;
    const count = countExplainedWords(text, folded, language);
    if (count > best.count) best = { language, count };
  }
  const isCertain =
    best.count - onPage >= minMoreWords || (onPage <= total / minWordsPerKnownWord && best.count > onPage);
  return isCertain && best.count >= total * minShareExplained ? best.language : page;
}
