/** Characters that a placeholder counts as: "€12.50", "Emma". */
const placeholderLength = 6;
/** Letters with points that are one word: "z. B.", "e. V.". */
const letterPair = /(?<![\p{L}\p{M}])(\p{L})\. ?(\p{L})\.(?![\p{L}\p{N}])/gu;
/** A point before a small letter or a digit belongs to an abbreviation: "p. ex. de", "Art. 6". */
const point = String.raw`\.(?=[^\p{L}\p{N}\s{]*(?:\s|$))(?!\S* +["“„«»‹*_(]*[\p{Ll}\p{N}])`;
const closing = String.raw`${point}|[?!](?=[^\p{L}\p{N}\s]*(?:\s|$))|[。？！؟]`;
const close = new RegExp(closing, 'u');
/** A colon, a semicolon, a cell of a table, an item after a middle dot and a line end a sentence too. */
const end = new RegExp(String.raw`${closing}|[:;](?=[^\p{L}\p{N}\s]*(?:\s|$))|[：；؛|·\n]`, 'u');
/** Marks of a heading, a list item or a quotation at the beginning of a line. */
const lineMarks = /^(?:[#>\s-]|\d+\. )+/gm;

const hasWord = (text) => /[\p{L}\p{N}]/u.test(text);
const plain = (text) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(lineMarks, '')
    .replaceAll(letterPair, '$1$2');

/** Returns the number of characters of a text, where a placeholder counts as six. */
export function charactersOf(text, language) {
  const counted = text.replaceAll('\u00AD', '').replaceAll(/\{\w+\}/g, 'x'.repeat(placeholderLength));
  return [...new Intl.Segmenter(language).segment(counted)].length;
}

/** Returns the number of words of a text, where a placeholder counts as one. */
export const wordsOf = (text) => text.split(/\s+/).filter(hasWord).length;

/** Returns the sentences of a text. A list item, a table cell, a line and what follows a colon are sentences too. */
export const sentencesOf = (text) =>
  plain(text)
    .split(end)
    .map((sentence) => sentence.trim())
    .filter(hasWord);

/** Returns the number of sentences of a text that a point, a question mark or the end of the text closes. */
export const closedSentencesOf = (text) => plain(text).split(close).filter(hasWord).length;
