import { describe, expect, it } from 'vitest';
import { queryText } from '../words';
import { AskedLine } from './asked-line';
import { chooseMatches } from './choose-matches';
import { compareLine, type KnownNames } from './compare-line';
import { comparedWord, ComparedWords, slipsBetween } from './near-word';
import { readBookLine } from './read-book-line';

const compared = new ComparedWords();
const wordsOf = (text: string) => compared.of(text);

/** A work by its titles and authors; a title with an asterisk is only the part before a subtitle. */
const work = (titles: readonly string[], authors: readonly (readonly string[])[], beside = ''): KnownNames => ({
  titles: titles.map((title) => ({ words: wordsOf(title), isWhole: !title.endsWith('*') })),
  authors: authors.map((names) => names.map(wordsOf)),
  beside: () => wordsOf(beside),
});
const shelf: Readonly<Record<string, KnownNames>> = {
  emma: work(['Emma'], [['Jane Austen']]),
  it: work(['It', 'Es'], [['Stephen King']]),
  stand: work(['The Stand'], [['Stephen King']]),
  dune: work(['Dune', 'Der Wüstenplanet'], [['Frank Herbert']], 'Dune #1'),
  fellowship: work(['The Fellowship of the Ring'], [['J. R. R. Tolkien']], 'The Lord of the Rings #1'),
  maus: work(['Maus 1'], [['Art Spiegelman']]),
  herz: work(['Herztier'], [['Herta Müller']]),
  sapiens: work(['Sapiens', 'Sapiens A Brief History of Humankind'], [['Yuval Noah Harari']]),
  odyssey: work(['2001: A Space Odyssey', '2001*'], [['Arthur C. Clarke']]),
  kokoro: work(['こころ'], [['夏目漱石', 'Natsume Sōseki']]),
  etty: work(['Etty Hillesum'], [['Judith Koelemeijer']]),
};
/** Words that the catalogue has, so that they may be no slip. */
const known = new Set(
  Object.values(shelf).flatMap(({ titles }) => titles.flatMap(({ words }) => words.map((w) => w.word))),
);

function match(text: string, among: readonly string[] = Object.keys(shelf)): string {
  const read = readBookLine(text);
  const line = new AskedLine(read.kind === 'words' ? read.words : [], (word) => known.has(word), compared);
  const { confidence, works } = chooseMatches(
    among.flatMap((name, rank) => {
      const names = shelf[name];
      return names === undefined ? [] : [{ work: name, comparison: compareLine(line, names), rank }];
    }),
  );
  return [confidence, ...works].join(' ');
}

describe('chooseMatches', () => {
  it.each([
    ['Emma – Jane Austen', 'certain emma'],
    ['Austen: Emma', 'certain emma'],
    ['J. Austen, Emma, paperback, 1996', 'certain emma'],
    ['It – Stephen King', 'certain it'],
    ['Es von Stephen King', 'certain it'],
    ['stand, stephen king', 'certain stand'],
    ['Der Wüstenplanet / Herbert', 'certain dune'],
    ['Der Wuestenplanet / Herbert', 'certain dune'],
    ['The Fellowship of the Ring – JRR Tolkien', 'certain fellowship'],
    ['The Felowship of the Ring – Tolkein', 'certain fellowship'],
    ['Herztier – Mueller', 'certain herz'],
    ['Sapiens: A Brief History of Humankind – Harari', 'certain sapiens'],
    ['夏目漱石『こころ』', 'certain kokoro'],
    ['Maus 1 – Spiegelman', 'certain maus'],
  ])('takes %j for %s', (line, expected) => {
    expect(match(line)).toBe(expected);
  });

  it.each([
    ['a title alone', 'The Fellowship of the Ring', 'likely fellowship'],
    ['a title without its article', 'Fellowship of the Ring', 'likely fellowship'],
    ['a title that is a name', 'Etty Hillesum', 'likely etty'],
    ['another first name', 'Dune – Brian Herbert', 'unsure dune'],
    ['the part before a subtitle', '2001 – Arthur C. Clarke', 'likely odyssey'],
    ['a slip in a short word', 'Dume – Frank Herbert', 'likely dune'],
    ['another title of the author', 'Dune Messiah – Frank Herbert', 'unsure dune'],
    ['another volume with a short title', 'Es 2 – Stephen King', 'unsure it'],
    ['a year in the title', 'Emma 1936 – Jane Austen', 'unsure emma'],
    ['a series', 'The Lord of the Rings – Tolkien', 'unsure fellowship'],
    ['another volume', 'Maus 2 – Art Spiegelman', 'unsure maus'],
  ])('is not certain about %s', (_, line, expected) => {
    expect(match(line)).toBe(expected);
  });

  it.each([
    ['an author alone', 'Stephen King'],
    ['a last name alone', 'Tolkien'],
    ['another book of the author', 'Carrie – Stephen King'],
    ['an unknown book', 'Wild Swans – Jung Chang'],
    ['a price', '4,50 €'],
  ])('has none for %s', (_, line) => {
    expect(match(line)).toBe('none');
  });

  it('is not certain when two works fit equally', () => {
    const both = ['dune', 'dune'];

    expect(match('Dune – Frank Herbert', both)).toBe('unsure dune dune');
  });
});

describe('slipsBetween', () => {
  it.each([
    ['larsson', 'larson', 1],
    ['müller', 'mueller', 0],
    ['السعود', 'سعود', 0],
    ['tolkien', 'tolkein', 1],
    ['houellebecq', 'houelbeck', 2],
    ['dune', 'june', 1],
    ['king', 'kin', 1],
    ['the', 'she', null],
    ['1984', '1985', null],
    ['ii', 'iii', null],
    ['summer', 'winter', null],
  ])('of %j and %j are %j', (a, b, slips) => {
    expect(slipsBetween(comparedWord(queryText(a)), comparedWord(queryText(b)))).toBe(slips);
  });
});
