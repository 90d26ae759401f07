import { expect, test } from 'vitest';
import { problems } from '../../../domain/problems';
import { problemSentences, problemWords } from './problem-words';

test('every problem of the closed list has its own sentence', () => {
  for (const code of [...Object.keys(problems), 'offline']) {
    const sentence = (problemSentences as Record<string, ((facts: object) => string) | undefined>)[code]?.({});
    expect(sentence, code).toMatch(/\.$/);
  }
});

test('problemWords puts the facts into the sentence', () => {
  expect(problemWords({ code: 'not-enough-stock', facts: { available: 1 } })).toBe(
    'Only 1 copy is left in this condition.',
  );
  expect(problemWords({ code: 'not-enough-stock', facts: { available: 3 } })).toBe(
    'Only 3 copies are left in this condition.',
  );
  expect(problemWords({ code: 'not-enough-stock', facts: { available: 0 } })).toBe(
    problemSentences['not-enough-stock']({}),
  );
  expect(problemWords({ code: 'password-too-short', facts: {} })).toContain('at least 8 characters');
  expect(problemWords({ code: 'too-many-orders', facts: { retryAfter: 61 } })).toContain('try again in 2 minutes');
  expect(problemWords({ code: 'guest-copies-full', facts: { card: true } })).toContain('Pay by card');
  expect(problemWords({ code: 'guest-copies-full', facts: { card: false } })).not.toContain('card');
});
