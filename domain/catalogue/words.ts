/**
 * Single letters in their comparable form. Index and queries use the same functions of this file, so accents, case,
 * kana and Arabic spellings never decide whether a book is found. The module needs no zod, as the client loads it.
 */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};
const digitZeros = [0x660, 0x6f0]; // Arabic-Indic and extended Arabic-Indic
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
/** UTF-16 units after which a word is cut in index and query. */
const maxWordUnits = 40;

/** Letters that SQLite's tokenizer does not class as letters; they would split a word there. */
const unknownToIndex = /[\u19b0-\u19c9\u1cf2\u1cf3]/gu;
/** Signs that people write as an apostrophe. */
export const apostrophes = /['’‘ʼ`´＇]/gu;
/** Matches texts for which lower case is all that folding does; most titles are such. */
const plainText = /^[\u0020-\u005f\u0061-\u007e]*$/;
const word = /[\p{L}\p{N}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/gu;

/** Removes marks except the voicing marks of kana; Hangul is decomposed and composed again. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, (mark) => (mark === '\u3099' || mark === '\u309a' ? mark : ''))
    .normalize('NFC');
}

function foldCharacter(character: string): string {
  const letter = letters[character];
  if (letter !== undefined) return letter;
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60); // katakana to hiragana
  for (const zero of digitZeros) if (code >= zero && code <= zero + 9) return String(code - zero);
  return character;
}

/** Ranges of characters that fold alike beside any other character of these ranges. */
const separateCharacters = [
  // Latin letters and signs. Others, such as ¨, become a mark.
  '\\n\\u0020-\\u007e\\u00a0-\\u00a7\\u00ab\\u00b0-\\u00b3\\u00b7\\u00bb-\\u017f\\u2010-\\u201f\\u2026\\u202f\\u20ac',
  // Arabic with the marks of vowels, which are part of no letter.
  '\\u060c\\u061b\\u061f\\u0621-\\u063a\\u0641-\\u0652\\u0660-\\u0669',
  // Kana without separate voicing marks, Han, and wide forms of ASCII.
  '\\u3000-\\u3029\\u3041-\\u3096\\u30a1-\\u30ff\\u4e00-\\u9fff\\uff01-\\uff5e',
].join('');
const foldsByCharacter = new RegExp(`^[${separateCharacters}]*$`);
/** Matches characters that lower case does not fold. Han needs no folding. */
const toBeFolded = /[^\u0020-\u005f\u0061-\u007e\u4e00-\u9fff]/g;
/** Folded characters that were met before: at most the few hundred that both expressions admit. */
const foldedCharacters = new Map<string, string>();

function foldOnce(character: string): string {
  const cached = foldedCharacters.get(character);
  if (cached !== undefined) return cached;
  const folded = foldWhole(character);
  foldedCharacters.set(character, folded);
  return folded;
}

/** Returns a text in comparable form: lower case, no accents, no tatweel, hiragana. Words and spaces stay. */
export function foldLetters(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return foldsByCharacter.test(text) ? text.replace(toBeFolded, foldOnce).toLowerCase() : foldWhole(text);
}

/** Folds a text as a whole, which takes much longer than character by character. */
function foldWhole(text: string): string {
  // Before NFKC, which turns ´ into a mark, and after it, since it turns ŉ into an apostrophe and n.
  const plain = text.toWellFormed().replace(apostrophes, "'").normalize('NFKC').replace(apostrophes, "'").toLowerCase();
  // Before the marks are removed, since أ is alef with a mark; and after, since new letters appear.
  const mapped = Array.from(plain.normalize('NFC'), foldCharacter).join('');
  return Array.from(withoutMarks(mapped), foldCharacter).join('').replace(/[ـ・]/gu, '').replace(unknownToIndex, ' ');
}

function cutToMaxUnits(run: string): string {
  if (run.length <= maxWordUnits) return run;
  return Array.from(run).slice(0, maxWordUnits).join('').slice(0, maxWordUnits).toWellFormed().replace('\ufffd', '');
}

/** Use of the words of a text: as they are searched for, or as the index stores them. */
type Use = 'query' | 'index';

/** Returns a run of a script without spaces as pairs of characters. The index also has the last character alone. */
function pairsOf(run: string, use: Use): string[] {
  const characters = Array.from(run);
  const [only] = characters;
  if (characters.length < 2) return only === undefined ? [] : [only];
  const found = characters.slice(0, -1).map((character, index) => character + (characters[index + 1] ?? ''));
  const end = characters.at(-1);
  return use === 'index' && end !== undefined ? [...found, end] : found;
}

/** Returns the words of a folded text in order. Scripts without spaces are split into pairs of characters. */
function splitWords(folded: string, use: Use): string[] {
  const found: string[] = [];
  for (const [run] of folded.matchAll(word)) {
    if (plainText.test(run)) {
      found.push(cutToMaxUnits(run));
      continue;
    }
    let from = 0;
    for (const match of run.matchAll(unspaced)) {
      if (match.index > from) found.push(cutToMaxUnits(run.slice(from, match.index)));
      found.push(...pairsOf(match[0], use));
      from = match.index + match[0].length;
    }
    if (from < run.length) found.push(cutToMaxUnits(run.slice(from)));
  }
  return found;
}

/** Returns the words of a query in order, each once. */
export function queryWords(text: string): string[] {
  return [...new Set(splitWords(foldLetters(text), 'query'))];
}

/**
 * Returns the words of a text for the index: those of `queryWords`, and other spellings that people search for, such as
 * mueller for Müller, letranger for L'Étranger, and Arabic words without their article.
 */
export function indexWords(text: string): string[] {
  const folded = foldLetters(text);
  const found = new Set(splitWords(folded, 'index'));
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/gu, (letter) => umlauts[letter] ?? letter);
  for (const extra of splitWords(foldLetters(spelled), 'index')) found.add(extra);
  if (folded.includes("'")) for (const extra of splitWords(folded.replaceAll("'", ''), 'index')) found.add(extra);
  // The loop also sees the words that it adds; these begin with no article.
  for (const indexed of found) {
    if (indexed.startsWith('ال') && indexed.length > 4) found.add(indexed.slice(2));
  }
  return [...found];
}

/** Returns the query words of a text, joined by spaces. */
export function queryText(text: string): string {
  return splitWords(foldLetters(text), 'query').join(' ');
}

/** Returns whether each of some query words begins a word of a name. */
export function hasWordsBeginning(name: string, words: readonly string[]): boolean {
  const own = queryWords(name);
  return words.every((wanted) => own.some((part) => part.startsWith(wanted)));
}
