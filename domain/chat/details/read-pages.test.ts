import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { matchLexicon } from '../match-lexicon';
import { readBookRequest } from '../read-book-request';

describe('findPages', () => {
  it.each<[string, Language, number | null, number | null]>([
    ['under 250 pages', 'en', null, 250],
    ['mindestens 500 Seiten', 'de', 500, null],
    ['massimo 250 pagine', 'it', null, 250],
    ['do 200 stron', 'pl', null, 200],
    ['200ページ以下', 'ja', null, 200],
    ['أقل من ٣٠٠ صفحة', 'ar', null, 300],
    ['under 5 euros', 'en', null, null],
  ])('%s', (text, language, min, max) => {
    const { pages, price } = readBookRequest(matchLexicon(text, language));

    expect([pages?.min ?? null, pages?.max ?? null]).toEqual([min, max]);
    expect(price === null).toBe(pages !== null);
  });
});
