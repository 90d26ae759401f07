import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryText, foldLetters, indexWords, queryWords } from './words';

/** Letters and signs that texts of the shop's languages consist of. */
const commonCharacters = [
  "AbZ 09.'`’“«»„—…€¿ÀéîñÖßüÿĄćĞİıŁłŉŒſÆØ\u00a0",
  '،ؤأإآٱىةئبلـ٣۴\u0651\u0655',
  'ァがパﾊﾞー・々村上　？ＡｂǅΣσ\u0301\u3099한',
].join('');

/** Returns a text in comparable form, folded as a whole: a character that folding removes prevents the faster way. */
const foldedAsWhole = (text: string) => foldLetters(`${text}\u0640`);

/** Returns whether each query word is an index word, or for the last one the beginning of an index word. */
function finds(query: string, text: string): boolean {
  const index = indexWords(text);
  return queryWords(query).every((word, place, all) =>
    index.some((known) => (place === all.length - 1 ? known.startsWith(word) : known === word)),
  );
}

describe('fold', () => {
  it('folds each two neighbouring characters as it folds them in a text with marks', () => {
    const characters = Array.from(commonCharacters);
    const pairs = characters.flatMap((one) => characters.map((other) => one + other));

    const different = pairs.filter((pair) => foldLetters(pair) !== foldedAsWhole(pair));

    expect(different).toEqual([]);
  });
});

describe('queryWords and indexWords', () => {
  it.each([
    ['muller', 'Müller'],
    ['Müller', 'Müller'],
    ['mueller', 'Herta Müller'],
    ['etranger', 'L’Étranger'],
    ['letranger', "L'Étranger"],
    ['l’étranger', "L'Etranger"],
    ['lukasz', 'Łukasz'],
    ['strasse', 'Die Straße'],
    ['smorrebrod', 'Smørrebrød'],
    ['oeuvre', 'Œuvre'],
    ['istanbul', 'İstanbul'],
    ['isik', 'Işık'],
    ['ノルウェイ', 'ノルウェイの森'],
    ['のるうぇい', 'ノルウェイの森'],
    ['村上', '村上春樹'],
    ['春樹', '村上春樹'],
    ['森', 'ノルウェイの森'],
    ['村上 春樹', '村上春樹'],
    ['ﾊﾙｷ', 'ハルキ'],
    ['ハリー・ポッター', 'ハリーポッター'],
    ['محفوظ', 'نجيب محفوظ'],
    ['احمد', 'أحمد مراد'],
    ['رواية', 'روايه'],
    ['اسود', 'الأسود يليق بك'],
    ['مُحَمَّد', 'محمد'],
    ['1984', '١٩٨٤'],
    ['ＡＢＣ', 'abc'],
    ['한강', '한강 소설'],
    ['강', '한강'],
    ['obrien', 'Edna O’Brien'],
    ['O’Brien', 'Edna O’Brien'],
  ])('find with %s the text %s', (query, text) => expect(finds(query, text)).toBe(true));

  it.each([
    ['ba', 'パ'],
    ['かき', 'がき'],
    ['müller', 'Miller'],
  ])('do not find with %s the text %s', (query, text) => expect(finds(query, text)).toBe(false));

  it('return only letters and digits for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of [...queryWords(text), ...indexWords(text)]) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });

  it('return query words that are in the index of the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const index = new Set(indexWords(text));
        const missing = queryWords(text).filter(
          (word) => !index.has(word) && ![...index].some((known) => known.startsWith(word)),
        );
        expect(missing).toEqual([]);
      }),
    );
  });

  it('return the same words for folded text, so that a correction can be searched for', () => {
    expect(foldLetters('ŉ')).toBe("'n");
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(queryText(foldLetters(text))).toBe(queryText(text));
      }),
    );
  });
});
