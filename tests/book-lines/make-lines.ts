/** Columns of `catalogue/editions.csv` that a line is made of. */
export interface ListedBook {
  readonly work: string;
  readonly title: string;
  readonly authors: string;
  readonly language: string;
  readonly published: string;
}

/** A line as somebody types it, and the work that it means. */
export interface TypedLine {
  readonly line: string;
  readonly work: string;
  readonly language: string;
}

/** Returns numbers from 0 to 1, the same for the same seed. @see mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const by: Readonly<Record<string, string>> = {
  en: 'by',
  de: 'von',
  nl: 'van',
  fr: 'de',
  it: 'di',
  es: 'de',
  pt: 'de',
  pl: 'autor',
  ja: '著者',
  ar: 'تأليف',
};
const articles = /^(?:the|a|an|der|die|das|le|la|les|el|los|las|il|lo|gli|i|de|het|een|o|os|as) (?=.)|^l['’]/iu;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ابتجدرسعفقكلمنهوي', 'あいうえおかさたなはまの'] as const;

class LineMaker {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  one<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0];
  }

  shuffled<Value>(values: readonly Value[]): Value[] {
    return values
      .map((value) => ({ value, at: this.#random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }

  /** Changes one letter of a word: it is left out, doubled, replaced, or swapped with the next one. */
  slip(word: string): string {
    const letters = Array.from(word);
    const at = this.below(letters.length - 1) + 1;
    const own = letters[at] ?? '';
    const alphabet = /[\u0600-\u06ff]/u.test(word) ? alphabets[1] : unspaced.test(word) ? alphabets[2] : alphabets[0];
    const other = Array.from(alphabet)[this.below(alphabet.length)] ?? '';
    const before = letters.slice(0, at);
    const after = letters.slice(at + 1);
    const changed = this.one([
      [...before, ...after],
      [...before, own, own, ...after],
      [...before, other, ...after],
      at + 1 < letters.length ? [...before, after[0] ?? '', own, ...after.slice(1)] : [...before, ...after],
    ]);
    return changed.join('');
  }

  /** Misspells one or two letters of a text, in words of at least four letters. */
  misspelt(text: string): string {
    const words = text.split(' ');
    const slips = this.chance(0.5) ? 1 : 2;
    for (let count = 0; count < slips; count += 1) {
      const long = words.flatMap((word, at) => (/^[\p{L}\p{M}]{4,}$/u.test(word) ? [at] : []));
      const at = long[this.below(long.length)];
      if (at !== undefined) words[at] = this.slip(words[at] ?? '');
    }
    return words.join(' ');
  }

  /** Returns an author as people write one: whole, the last name alone, or the last name first. */
  author(name: string): string {
    const names = name.split(' ');
    const last = names.at(-1) ?? name;
    if (names.length < 2) return name;
    const kind = this.below(10);
    if (kind < 5) return name;
    return kind < 9 ? last : `${last}, ${names.slice(0, -1).join(' ')}`;
  }

  joined(title: string, author: string, book: ListedBook): string {
    const year = book.published.slice(0, 4);
    return this.one([
      `${title} – ${author}`,
      `${title} - ${author}`,
      `${author}: ${title}`,
      `${author}, ${title}`,
      `${title}, ${author}`,
      `${title} ${by[book.language] ?? 'by'} ${author}`,
      `${title} / ${author}${year === '' ? '' : ` (${year})`}`,
      `${title}\t${author}\t${year}`,
      `„${title}“ ${author}`,
      `${author} ${title}`,
    ]);
  }

  framed(line: string): string {
    const kind = this.below(12);
    if (kind === 0) return `${this.below(98) + 1}. ${line}`;
    if (kind === 1) return `• ${line}`;
    if (kind === 2) return `- ${line}`;
    if (kind === 3) return `${line} ${this.below(20) + 1},50 €`;
    return kind === 4 ? `${line}, paperback` : line;
  }

  line(book: ListedBook): string {
    let title = book.title;
    let author = this.author(book.authors.split(' | ')[0] ?? '');
    if (this.chance(0.2)) title = title.replace(articles, '');
    if (this.chance(0.5)) {
      if (this.chance(0.6)) title = this.misspelt(title);
      else author = this.misspelt(author);
    }
    const whole = this.chance(0.08) ? title : this.joined(title, author, book);
    const plain = this.chance(0.3)
      ? whole
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .normalize('NFC')
      : whole;
    return this.framed(this.chance(0.25) ? plain.toLowerCase() : plain);
  }
}

/**
 * Returns lines as people would type the titles and authors of books: about half of them misspelt by one or two
 * letters, some without article, accents or first name. The same seed makes the same lines, as many of each language.
 */
export function makeLines(books: readonly ListedBook[], perLanguage: number, seed: number): TypedLine[] {
  const maker = new LineMaker(seed);
  return [...Map.groupBy(books, ({ language }) => language)].flatMap(([language, own]) => {
    const order = maker.shuffled(own);
    return Array.from({ length: perLanguage }, (_, at) => order[at % order.length]).flatMap((book) =>
      book === undefined ? [] : [{ line: maker.line(book), work: book.work, language }],
    );
  });
}
