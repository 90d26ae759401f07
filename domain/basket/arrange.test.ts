import { expect, test } from 'vitest';
import { money } from '../money';
import { arrangeLines, type Arrangement } from './arrange';

const line = (isbn: string, title: string, author: string, minor: number) => ({
  book: { isbn, title, authors: [author] },
  total: money(minor, 'EUR'),
});
const lines = [
  line('9780141439587', 'Emma', 'Jane Austen', 420),
  line('9783423139748', 'Über Menschen', 'Juli Zeh', 310),
  line('9780553293357', 'Foundation', 'Isaac Asimov', 560),
];
const titles = (part: Partial<Arrangement>) =>
  arrangeLines(lines, (each) => each, { q: '', sort: 'added', language: 'de', ...part }).map(({ book }) => book.title);

test('keeps the order of adding', () => {
  expect(titles({})).toEqual(['Emma', 'Über Menschen', 'Foundation']);
});

test('sorts titles by the alphabet of the language, and offers from the highest', () => {
  expect(titles({ sort: 'title' })).toEqual(['Emma', 'Foundation', 'Über Menschen']);
  expect(titles({ sort: 'offer' })).toEqual(['Foundation', 'Emma', 'Über Menschen']);
});

test('finds all words in title, author or ISBN, without accents and hyphens', () => {
  expect(titles({ q: 'uber zeh' })).toEqual(['Über Menschen']);
  expect(titles({ q: '978-0-14-143958-7' })).toEqual(['Emma']);
  expect(titles({ q: 'emma zeh' })).toEqual([]);
});
