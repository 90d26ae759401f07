import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactPosition, redactText } from './redact-text';

describe('redactText', () => {
  it.each([
    "Cannot read properties of null (reading 'dataset')",
    'Minified React error #418; visit the docs',
    'x is not a function. (In "x()", "x" is undefined)',
    'Failed to fetch dynamically imported module: /assets/en/search-screen-12345678.js',
    'undefined is not an object (evaluating "a.getBoundingClientRectOfTheShelf")',
    'The quota has been exceeded: 10 of 5 at line 12, column 34',
  ])('keeps %s', (message) => {
    expect(redactText(message, 300)).toBe(message);
  });

  it.each([
    ['a mail address', 'no person ann.smith+x@mail.example here', 'no person [mail] here'],
    ['an encoded mail address', 'x ann%40mail.example', 'x [mail]'],
    ['a mail address in wide letters', 'x ann＠mail.example', 'x [mail]'],
    ['a long number', 'order 1234567 lost', 'order [number] lost'],
    ['a telephone number', 'call +353 21 000 0000 now', 'call +[number] now'],
    ['a card number', '4242-4242-4242-4242', '[number]'],
    ['digits of another script', 'رقم ٠١٢٣٤٥٦', 'رقم [number]'],
    ['digits with invisible characters between', '123\u200B456', '[number]'],
    ['an IPv4 address', 'from 203.0.113.97', 'from [number]'],
    ['an IPv6 address', 'from 2001:db8:a:b::1', 'from [number]'],
    ['a foreign address', 'at https://evil.example/a?key=1#x end', 'at [address] end'],
    ['an address of the shop', 'at https://dogear.example/en/trades/x?key=1', 'at [address]'],
    ['a file of the shop', 'https://dogear.example/assets/en/a-1b.js:1:2 failed', '/assets/en/a-1b.js:1:2 failed'],
    ['a path', 'no page "/en/trades/ann"', 'no page "[address]"'],
    ['a host with a path', 'dogear.example/en/trades/x', '[address]'],
    ['a picture in an address', 'load data:image/png;base64,AAAA', 'load [address]'],
    ['a query', 'search?q=ann&token=x failed', 'search[query] failed'],
    ['a secret', 'key 9fXk2Lq0aZ-8_bvTnMpQrS is wrong', 'key [secret] is wrong'],
    ['an excerpt of an answer', 'token, "Ann says "no" "... is not valid JSON', 'token, "[text]" is not valid JSON'],
    ['line breaks', 'a\nb\u2028c\r\n{"level":"error"}', 'a b c {"level":"error"}'],
  ])('removes %s', (_name, message, cleaned) => {
    expect(redactText(message, 300)).toBe(cleaned);
  });

  it('shortens a long text without splitting a character', () => {
    expect(redactText('word,'.repeat(100), 20)).toHaveLength(20);
    expect(redactText(`${'a'.repeat(19)}📚`, 20).isWellFormed()).toBe(true);
  });

  const personal = fc.constantFrom(
    'ann@mail.example',
    'a@b',
    '123456',
    '12 34 56 78',
    '٠١٢٣٤٥',
    'https://x.example/p?q=1',
    '/en/trades/9',
    '?key=abc',
    'k9'.repeat(12),
    '%40',
    '\u200B',
  );
  const others = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(' ', '"', '/', ':', '.'));
  const texts = fc.array(fc.oneof(personal, others), { maxLength: 12 });

  it('leaves no mail address, long number, address or line break in any text', () => {
    fc.assert(
      fc.property(texts, (parts) => {
        const cleaned = redactText(parts.join(''), 300);

        expect(cleaned.length).toBeLessThanOrEqual(300);
        expect(cleaned).not.toMatch(/@|%40|\p{Nd}{6}|:\/\/|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(cleaned).not.toMatch(/k9k9k9k9k9k9/);
        expect(redactText(cleaned, 300)).toBe(cleaned);
      }),
      { numRuns: 3000 },
    );
  });

  it('redacts the slowest texts within milliseconds', () => {
    const worst = ['@', '/', '1 ', 'a.', '"', '?', '/assets/a', '://'].map((part) => part.repeat(150).slice(0, 300));

    const cleaned = worst.map((text) => redactText(text, 300));

    expect(cleaned).toHaveLength(worst.length);
  });
});

describe('redactPosition', () => {
  it.each([
    ['https://dogear.example/assets/en/home-1b2c.js:12:345678', '/assets/en/home-1b2c.js:12:345678'],
    ['/assets/index-a1.js:1:2', '/assets/index-a1.js:1:2'],
    ['https://dogear.example/assets/en/home-1b2c.js', '/assets/en/home-1b2c.js'],
    ['https://dogear.example/assets/home.js?ann@mail.example:1:2', ''],
    ['https://dogear.example/en/trades/9?key=secret:1:2', ''],
    ['chrome-extension://abcdef/content.js:1:2', ''],
    ['https://evil.example/assets/../../en/ann.js:1:2', ''],
    ['', ''],
  ])('turns the position %s into %j', (at, cleaned) => {
    expect(redactPosition(at)).toBe(cleaned);
  });
});
