import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { readSentence } from './read-sentence';

describe('readSentence', () => {
  it.each<[string, Language, object]>([
    ['cheap crime in Spanish under 6 euro', 'en', { subject: 'crime', language: 'es', sort: 'price' }],
    ['Krimi auf Spanisch unter 6 Euro', 'de', { subject: 'crime', language: 'es' }],
    ['polar en espagnol à moins de 6 euros', 'fr', { subject: 'crime', language: 'es' }],
    ['スペイン語の安いミステリー', 'ja', { subject: 'crime', language: 'es', sort: 'price' }],
    ['polars', 'fr', { subject: 'crime', words: '' }],
    ['misdaadromans', 'nl', { subject: 'crime', words: '' }],
    ['książki dla dzieci', 'pl', { subject: 'children', words: '' }],
    ['murakami in english', 'en', { language: 'en', words: 'murakami' }],
  ])('reads %j', (q, page, expected) => {
    expect(readSentence(q, page)).toMatchObject(expected);
  });

  it('reads the price with its currency', () => {
    expect(readSentence('fantasy under 8 pounds', 'en')?.price).toMatchObject({ max: 8, currency: 'GBP' });
  });

  it.each(['pride and prejudice', 'atomic habits', 'a history of love', 'harry potter', '1984', ''])(
    'reads no request in %j',
    (q) => {
      expect(readSentence(q, 'en')).toBeNull();
    },
  );
});
