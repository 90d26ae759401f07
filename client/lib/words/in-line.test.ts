import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { inLine, sentences } from './in-line';

afterEach(() => overwriteGetLocale(() => 'en'));

test('sentences joins with a space, in Japanese without one, and skips empty parts', () => {
  expect(sentences(['One.', '', 'Two.'])).toBe('One. Two.');
  overwriteGetLocale(() => 'ja');
  expect(sentences(['とても良い。', '書き込みがあります。'])).toBe('とても良い。書き込みがあります。');
});

test('inLine separates facts by a dot, in Arabic by an Arabic comma', () => {
  expect(inLine(['IE-7K4Q', '2'])).toBe('IE-7K4Q\u00A0· 2');
  overwriteGetLocale(() => 'ar');
  expect(inLine(['IE-7K4Q', '٢'])).toBe('IE-7K4Q، ٢');
});
