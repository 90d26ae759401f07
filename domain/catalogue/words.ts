/**
 * Words as the search index and queries see them, made by the same code for both, so that accents, case, kana and
 * Arabic spellings never decide whether a book is found. Pure; no zod.
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
const longestWord = 40;

/** Letters whose Unicode class the database's tokenizer sees otherwise: they would split a word into two there. */
const unknownToIndex = /[\u19b0-\u19c9\u1cf2\u1cf3]/gu;
const apostrophes = /['’‘ʼ`´＇]/gu;
/** Most titles: nothing in them needs more than one case. */
const plainText = /^[\u0020-\u005f\u0061-\u007e]*$/;
const word = /[\p{L}\p{N}]+/gu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]+/gu;

/** Strips marks, but not the voicing marks of kana; Hangul is decomposed and put together again. */
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

/** Text in its comparable form: one case, no accents, no tatweel, hiragana; words and spaces stay where they are. */
export function fold(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  // Before NFKC, which makes a mark of ´, and after it, since ŉ has an apostrophe in it.
  const plain = text.toWellFormed().replace(apostrophes, "'").normalize('NFKC').replace(apostrophes, "'").toLowerCase();
  // Mapped before the marks go, since أ is alef with a mark; and after, since lower case and NFKC make new ones.
  const mapped = Array.from(plain.normalize('NFC'), foldCharacter).join('');
  return Array.from(withoutMarks(mapped), foldCharacter).join('').replace(/[ـ・]/gu, '').replace(unknownToIndex, ' ');
}

function cut(run: string): string {
  return run.length <= longestWord
    ? run
    : Array.from(run).slice(0, longestWord).join('').slice(0, longestWord).toWellFormed().replace('\ufffd', '');
}

/** A run of a script without spaces becomes pairs; `last` adds the last character alone, which the index needs. */
function pairs(run: string, last: boolean): string[] {
  const characters = Array.from(run);
  const [only] = characters;
  if (characters.length < 2) return only === undefined ? [] : [only];
  const found = characters.slice(0, -1).map((character, at) => character + (characters[at + 1] ?? ''));
  const end = characters.at(-1);
  return last && end !== undefined ? [...found, end] : found;
}

function split(folded: string, last: boolean): string[] {
  const found: string[] = [];
  for (const [run] of folded.matchAll(word)) {
    if (plainText.test(run)) {
      found.push(cut(run));
      continue;
    }
    let from = 0;
    for (const match of run.matchAll(unspaced)) {
      if (match.index > from) found.push(cut(run.slice(from, match.index)));
      found.push(...pairs(match[0], last));
      from = match.index + match[0].length;
    }
    if (from < run.length) found.push(cut(run.slice(from)));
  }
  return found;
}

/** Words of a query, in order, each once. */
export function queryWords(text: string): string[] {
  return [...new Set(split(fold(text), false))];
}

/**
 * Words of a text for the index: those of `queryWords`, and other spellings under which people look for them:
 * mueller for Müller, letranger for L'Étranger, Arabic words without their article.
 */
export function indexWords(text: string): string[] {
  const folded = fold(text);
  const found = new Set(split(folded, true));
  const spelled = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/gu, (letter) => umlauts[letter] ?? letter);
  for (const extra of split(fold(spelled), true)) found.add(extra);
  if (folded.includes("'")) for (const extra of split(folded.replaceAll("'", ''), true)) found.add(extra);
  // What is added on the way has no article of its own.
  for (const known of found) {
    if (known.startsWith('ال') && known.length > 4) found.add(known.slice(2));
  }
  return [...found];
}

/** A text as one comparable line: its query words in order, joined by spaces. */
export function comparable(text: string): string {
  return split(fold(text), false).join(' ');
}
