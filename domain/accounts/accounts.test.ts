import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords';
import { comparableEmail } from './email';
import { passwordProblem } from './password';
import { redirectTarget } from './redirect-target';

const person = { name: 'Aoife Byrne', email: 'aoife.byrne@post.example' };
const long = new Map([
  ['midnight', 400],
  ['aardvark', 40_000],
]);
const rankOf = (word: string) => long.get(word) ?? null;

describe('passwordProblem', () => {
  it.each([
    ['short', 'password-too-short'],
    ['🐝🐝🐝🐝🐝🐝🐝', 'password-too-short'],
    ['a1'.repeat(65), 'password-too-long'],
    ['password', 'password-common'],
    ['PassWord2026!', 'password-common'],
    ['12345678', 'password-common'],
    ['87654321', 'password-common'],
    ['abcdefghij', 'password-common'],
    ['zzzzzzzzzz', 'password-common'],
    ['qwertyuiop', 'password-common'],
    ['Ｐａｓｓｗｏｒｄ', 'password-common'],
    ['midnight', 'password-common'],
    ['Midnight!77', 'password-common'],
    ['AARDVARK', 'password-common'],
    ['aoifebyrne', 'password-personal'],
    ['Aoife.Byrne1', 'password-personal'],
    ['byrne1987', 'password-personal'],
    ['aoife.byrne@post.example', 'password-personal'],
  ])('refuses the password %s (%s)', (password, problem) => {
    expect(passwordProblem(password, person, rankOf)).toBe(problem);
  });

  it.each([
    'correct horse',
    'a b c d e f',
    '図書館の猫が好き',
    '🐝🐛🦋🐌🐞🐜🦟🦗',
    'byrne reads at night',
    'x'.repeat(4) + 'yz'.repeat(62),
    'aardvark77',
    'midnight reading',
  ])('accepts the password %s', (password) => {
    expect(passwordProblem(password, person, rankOf)).toBeNull();
  });

  it('checks only the length limits of any other text and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), fc.string(), fc.string(), (password, name, email) => {
        const length = [...password].length;
        const problem = passwordProblem(password, { name, email }, rankOf);
        expect(problem === 'password-too-short').toBe(length < 8);
        expect(problem === 'password-too-long').toBe(length > 128);
      }),
    );
  });

  it('has more than 500 common passwords, each once and in lower case', () => {
    const words = commonPasswords.trim().split(' ');
    expect(words.length).toBeGreaterThan(500);
    expect(new Set(words).size).toBe(words.length);
    expect(commonPasswords).toBe(commonPasswords.toLowerCase());
  });
});

describe('comparableEmail', () => {
  it('ignores case and spaces, and keeps dots and tags', () => {
    expect(comparableEmail(' A.b+C@Example.ORG ')).toBe('a.b+c@example.org');
  });
});

describe('redirectTarget', () => {
  it.each(['/en', '/de/basket', '/ar/search?q=a%20b#top', '/ja/books/9780306406157/the-reader'])(
    'accepts the path %s',
    (path) => {
      expect(redirectTarget(path)).toBe(path);
    },
  );

  it.each([
    '',
    'en',
    '//evil.example',
    '/\\evil.example',
    '/en//evil.example',
    'https://evil.example',
    '/xx/basket',
    '/api/session',
    '/en/../api',
    '/en/\n',
    '/en/\tx',
    'javascript:alert(1)',
    `/en/${'x'.repeat(600)}`,
    '/EN',
    '/en\\..\\x',
    '/en/..',
  ])('rejects the path %j', (path) => {
    expect(redirectTarget(path)).toBeNull();
  });

  it('never returns a path of another host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        const path = redirectTarget(`/en${tail}`);
        if (path !== null) expect(path).toMatch(/^\/en(?:$|[/?#])/);
      }),
    );
    expect(redirectTarget(null)).toBeNull();
  });
});
