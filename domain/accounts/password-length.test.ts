import { describe, expect, it } from 'vitest';
import { passwordLengthProblem } from './password-length';

describe('passwordLengthProblem', () => {
  it.each([
    ['', 'password-too-short'],
    ['1234567', 'password-too-short'],
    ['🐝'.repeat(7), 'password-too-short'],
    ['12345678', null],
    ['🐝'.repeat(8), null],
    ['🐝'.repeat(128), null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'password-too-long'],
  ])('answers for %s: %s', (password, problem) => {
    expect(passwordLengthProblem(password)).toBe(problem);
  });
});
