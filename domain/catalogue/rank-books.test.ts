import { describe, expect, it } from 'vitest';
import { rankBooks, type Candidate } from './rank-books';

const book = (id: number, title: string, author = 'Nobody', more: Partial<Candidate> = {}): Candidate => ({
  id,
  work: `work-${id}`,
  title,
  authors: [author],
  language: 'en',
  grades: 1,
  ...more,
});
const titles = (q: string, books: Candidate[], reader = 'en') => rankBooks(q, books, reader).map(({ title }) => title);

describe('rankBooks', () => {
  it('puts the exact title first, ignoring articles and brackets', () => {
    expect(titles('the stand', [book(1, 'The Stand-In'), book(2, 'The Stand'), book(3, 'Stand (Uncut)')])).toEqual([
      'The Stand',
      'Stand (Uncut)',
      'The Stand-In',
    ]);
    expect(titles('shining', [book(1, 'Shining Through'), book(2, 'The Shining')])[0]).toBe('The Shining');
  });

  it('puts an author before titles that contain the name', () => {
    expect(
      titles('harper lee', [
        book(1, 'The Mockingbird Next Door: Life with Harper Lee'),
        book(2, 'To Kill a Mockingbird', 'Harper Lee'),
      ])[0],
    ).toBe('To Kill a Mockingbird');
  });

  it('puts a work or author whose other name is the query before other matches', () => {
    const hits = [book(1, 'Pride and Prejudice and Zombies'), book(2, 'Pride and Prejudice', 'Jane Austen')];
    const named = { works: new Set(['work-2']), authors: new Set<string>() };
    expect(rankBooks('stolz und vorurteil', hits, 'de', named)[0]).toBe(hits[1]);
    const byAuthor = { works: new Set<string>(), authors: new Set(['jane austen']) };
    expect(rankBooks('ジェイン・オースティン', hits, 'ja', byAuthor)[0]).toBe(hits[1]);
  });

  it('puts a translated title of one word behind titles in the reader’s language', () => {
    const translated = book(1, 'La casa', 'Paco Roca', { language: 'es' });
    const own = [book(2, 'House of Leaves'), book(3, 'Little House on the Prairie')];
    const named = { works: new Set(['work-1']), authors: new Set<string>() };

    expect(rankBooks('house', [translated, ...own], 'en', named)).toEqual([...own, translated]);
    expect(rankBooks('the house', [translated, ...own], 'es', named)[0]).toBe(translated);
  });

  it('orders equal matches by stock, the reader’s language and popularity', () => {
    const sold = book(1, 'Emma', 'Jane Austen', { grades: 0 });
    const german = book(2, 'Emma', 'Jane Austen', { language: 'de' });
    const english = book(3, 'Emma', 'Jane Austen');
    expect(rankBooks('emma', [sold, german, english], 'en')).toEqual([english, german, sold]);
    expect(rankBooks('emma', [sold, german, english], 'de')).toEqual([german, english, sold]);
  });
});
