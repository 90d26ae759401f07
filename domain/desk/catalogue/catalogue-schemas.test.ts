import { describe, expect, it } from 'vitest';
import { editionEditSchema } from './catalogue-schemas';

describe('editionEditSchema', () => {
  it.each([
    ['an empty title', { title: { seen: 'a', value: ' ' } }],
    ['a title of 301 characters', { title: { seen: 'a', value: 'x'.repeat(301) } }],
    ['21 authors', { authors: { seen: [], value: Array.from({ length: 21 }, () => 'A') } }],
    ['an empty author', { authors: { seen: [], value: [''] } }],
    ['a language in words', { language: { seen: 'en', value: 'German' } }],
    ['a date that no calendar has', { published: { seen: null, value: '2003-02-30' } }],
    ['an unknown format', { format: { seen: 'other', value: 'scroll' } }],
    ['no pages', { pages: { seen: null, value: 0 } }],
    ['half a page', { pages: { seen: null, value: 1.5 } }],
    ['a weight of 31 kg', { grams: { seen: null, value: 31_000 } }],
    ['an unknown subject', { subjects: { seen: [], value: ['cookies'] } }],
    ['a price of nothing', { reference_price: { seen: null, value: 0 } }],
    ['a price above 10,000 euros', { reference_price: { seen: null, value: 1_000_001 } }],
    ['a description without a language', { description: { seen: null, value: { text: 'x', language: '' } } }],
    ['a value that was not seen', { title: { value: 'x' } }],
    ['an unknown field', { isbn: { seen: 'a', value: 'b' } }],
    ['no field', {}],
  ])('refuses %s', (_name, fields) => {
    expect(editionEditSchema.safeParse({ fields }).success).toBe(false);
  });
});
