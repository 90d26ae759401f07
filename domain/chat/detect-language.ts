import { languages, type Language } from '../language';
import { hear } from './hear';

/** Letters that one of the shop's languages alone writes. */
const own: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /ß|[äöü]/iu,
  es: /[ñ¿¡]/iu,
  pt: /[ãõ]/iu,
  pl: /[ąćęłńśźż]/iu,
  fr: /[êëîïûœ]|\b[cdjlmnst]['’]/iu,
};

/** How many words of a text a language's own words explain. */
function explained(text: string, language: Language): number {
  const { words, spans } = hear(text, language, false);
  const known = words.filter(
    (word) => !/^\d+$/.test(word.text) && spans.some((span) => span.from <= word.from && span.to >= word.to),
  );
  return known.length + (own[language]?.test(text) === true ? 1 : 0);
}

/**
 * The language a text is in, where that is certain: by its script, or because another language's words explain clearly
 * more of it than the page's. Else the page's: names and titles say nothing.
 */
export function detectLanguage(text: string, page: Language): Language {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  const share = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length / Math.max(1, letters.length);
  if (share(/[\p{Script=Hiragana}\p{Script=Katakana}]/u) > 0.15) return 'ja';
  if (share(/\p{Script=Arabic}/u) > 0.4) return 'ar';
  if (share(/\p{Script=Latin}/u) < 0.6) return page;
  const total = hear(text, page, false).words.filter((word) => !/^\d+$/.test(word.text)).length;
  const onPage = explained(text, page);
  let best: { readonly language: Language; readonly count: number } = { language: page, count: onPage };
  for (const language of languages) {
    if (language === page || language === 'ja' || language === 'ar') continue;
    const count = explained(text, language);
    if (count > best.count) best = { language, count };
  }
  const clear = best.count - onPage >= 2 || (onPage <= total / 3 && best.count > onPage);
  return clear && best.count >= total * 0.6 ? best.language : page;
}
