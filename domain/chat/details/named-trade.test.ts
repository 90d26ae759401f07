import { describe, expect, it } from 'vitest';
import { namedTrade } from './named-trade';

describe('namedTrade', () => {
  it.each([
    ['where is ie-7k4q?', 'IE-7K4Q'],
    ['注文IE-7K4Qはどこですか', 'IE-7K4Q'],
    ['ＩＥ－７Ｋ４Ｑお願いします', 'IE-7K4Q'],
    ['أين طلبيIE-7K4Q', 'IE-7K4Q'],
    ['Auftrag DE 7K4Q', 'DE-7K4Q'],
    ['de7k4q', 'DE-7K4Q'],
    ['IE–7K4Q', 'IE-7K4Q'],
    ['un libro de 2345 páginas', null],
    ['de ksztz', null],
    ['XIE-7K4Q', null],
    ['9780553573411', null],
  ])('reads in %s the number %s', (text, number) => {
    expect(namedTrade(text)).toBe(number);
  });
});
