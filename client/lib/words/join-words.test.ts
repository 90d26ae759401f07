import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js';
import { joinFacts, joinSentences } from './join-words';

afterEach(() => overwriteGetLocale(() => 'en'));

test('joinSentences joins with a space, in Japanese without one, and skips empty parts', () => {
  expect(joinSentences(['One.', '', 'Two.'])).toBe('One. Two.');
  overwriteGetLocale(() => 'ja');
  expect(joinSentences(['とても良い。', '書き込みがあります。'])).toBe('とても良い。書き込みがあります。');
});

test('joinFacts separates facts by a dot, in Arabic by an Arabic comma', () => {
  expect(joinFacts(['IE-7K4Q', '2'])).toBe('IE-7K4Q\u00A0· 2');
  overwriteGetLocale(() => 'ar');
  expect(joinFacts(['IE-7K4Q', '٢'])).toBe('IE-7K4Q، ٢');
});
