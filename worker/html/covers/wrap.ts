import type { Measure } from './measure';
import { graphemes } from './script';

/** Piece of text that is not divided, with the text between it and the piece before on the same line. */
export interface Piece {
  readonly text: string;
  readonly glue: '' | ' ';
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;
const notFirst = /^[、。，．・：；？！」』）】〉》ーっッゃゅょャュョァィゥェォ…‥々’”)\]]/u;
/** A short run of Hiragana after a word is usually its ending or a particle. */
const ending = /^\p{Script=Hiragana}{1,2}$/u;
const notLast = /[「『（【〈《“‘([]$/u;

/** Returns the pieces of a text. It is divided at spaces, between East Asian words, and after hyphens in long words. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) =>
      word
        .split(/(?<=[\p{L}\p{N}]{4}-)(?=[\p{L}\p{N}]{3})/u)
        .flatMap((part) => (eastAsian.test(part) ? eastAsianPieces(part) : [part]))
        .map((part, index): Piece => ({ text: part, glue: index === 0 ? ' ' : '' })),
    );
}

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Returns East Asian words with the marks and endings that may not begin or end a line. Foreign words stay whole. */
function eastAsianPieces(word: string): string[] {
  const out: string[] = [];
  for (const { segment: next } of words.segment(word)) {
    const last = out.at(-1);
    const joins =
      last !== undefined &&
      (notFirst.test(next) ||
        notLast.test(last) ||
        ending.test(next) ||
        (!eastAsian.test(next) && !eastAsian.test(last)));
    if (joins && last.length < 40) out[out.length - 1] = last + next;
    else out.push(next);
  }
  return out;
}

/** Returns lines of at most `width` ems, if no piece is wider. Two to six lines get similar widths. */
export function wrap(pieces: readonly Piece[], width: number, measure: Measure): string[] {
  const lines = greedy(pieces, width, measure);
  if (lines.length < 2 || lines.length > 6) return lines;
  let low = width * 0.45;
  let high = width;
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2;
    const tried = greedy(pieces, middle, measure);
    if (tried.length <= lines.length && tried.every((line) => measure(line) <= width)) high = middle;
    else low = middle;
  }
  return greedy(pieces, high, measure);
}

function greedy(pieces: readonly Piece[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { text, glue } of pieces) {
    const longer = line + glue + text;
    if (line === '') line = text;
    else if (measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = text;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/**
 * Returns the pieces, those wider than `width` ems cut into several. Scripts that use hyphens get one at the cut, with
 * three letters on both sides if possible.
 */
export function breakPieces(pieces: readonly Piece[], width: number, measure: Measure): Piece[] {
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= width) return [piece];
    const hyphen = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(piece.text) ? '-' : '';
    const out: Piece[] = [];
    let rest = graphemes(piece.text);
    while (measure(rest.join('')) > width && rest.length > 1) {
      let take = rest.length - 1;
      while (take > 1 && measure(rest.slice(0, take).join('') + hyphen) > width) take--;
      if (take > 5 && rest.length - take < 3) take = rest.length - 3;
      out.push({ text: rest.slice(0, take).join('') + hyphen, glue: out.length === 0 ? piece.glue : '' });
      rest = rest.slice(take);
    }
    return [...out, { text: rest.join(''), glue: out.length === 0 ? piece.glue : '' }];
  });
}

/** Returns the line with "…" at its end, shortened by words, else by characters, until it fits into `width` ems. */
export function withEllipsis(line: string, width: number, measure: Measure): string {
  let kept = line;
  while (kept !== '' && measure(`${kept}…`) > width) {
    kept = kept.includes(' ') ? kept.slice(0, kept.lastIndexOf(' ')) : graphemes(kept).slice(0, -1).join('');
  }
  return `${kept.replace(/[\s,;:،、–—-]+$/u, '')}…`;
}
