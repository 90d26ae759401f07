import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import type { Market } from '../market/market-codes';
import { chooseText, isWellFormed, parseChoices, textOfAllMarkets } from './choices';
import { readerOf as readerOfShop } from './figures';

const readerOf = (language: Language, market: Market) =>
  readerOfShop(language, market, { cards: true, replyLabel: false, disputeBody: false, localPayments: [] });
const paid = 'We pay {market, select, US JP {in store credit} AE {to your bank (IBAN)} other {to your bank}}.';
const days = '{refundDays, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}';
const choose = (text: string, market: Market = 'IE') => chooseText(text, readerOf('en', market));

describe('chooseText', () => {
  it('returns the text of the reader’s market', () => {
    expect([choose(paid, 'US'), choose(paid, 'AE'), choose(paid, 'FR')]).toEqual([
      'We pay in store credit.',
      'We pay to your bank (IBAN).',
      'We pay to your bank.',
    ]);
  });

  it('returns the text of a fact about shop and market', () => {
    const text = '{cards, select, yes {By card.} other {}}{bankPayout, select, yes {To your bank.} other {As credit.}}';
    expect([choose(text, 'DE'), choose(text, 'US')]).toEqual(['By card.To your bank.', 'By card.As credit.']);
    expect(choose('{fixedPrices, select, yes {fixed} other {free}}', 'PL')).toBe('free');
    const authority = '{accessibilityAuthority, select, yes {named} other {of your country}}';
    expect([choose(authority, 'FR'), choose(authority, 'ES')]).toEqual(['named', 'of your country']);
  });

  it('returns the plural form of the language, with the figure for #', () => {
    const pluralOf = (form: string) => chooseText(days, { ...readerOf('pl', 'PL'), pluralOf: () => form });
    expect(['one', 'few', 'other'].map(pluralOf)).toEqual([
      '{refundDays} dzień',
      '{refundDays} dni',
      '{refundDays} dnia',
    ]);
    expect(chooseText(days, readerOf('pl', 'PL'))).toBe('{refundDays} dni');
  });

  it('chooses the form of a range by its end', () => {
    const text = '{deliveryDays, plural, one {a} few {dni robocze} many {dni roboczych} other {c}}';
    expect((['DE', 'FR'] as const).map((market) => chooseText(text, readerOf('pl', market)))).toEqual([
      'dni robocze',
      'dni roboczych',
    ]);
  });

  it('uses "other" for a form that the text lacks', () => {
    expect(chooseText('{x, plural, other {# times}}', { ...readerOf('en', 'IE'), pluralOf: () => 'one' })).toBe(
      '{x} times',
    );
  });

  it('chooses within a chosen text', () => {
    const text = `{market, select, PL {Zwrot: ${days}} other {}}`;
    expect([chooseText(text, readerOf('pl', 'PL')), chooseText(text, readerOf('pl', 'DE'))]).toEqual([
      'Zwrot: {refundDays} dni',
      '',
    ]);
  });

  it('keeps blocks of Markdown without the line breaks at their braces', () => {
    const text = 'Above.\n\n{market, select,\nAE {\n- one\n- two\n}\nother {\nThree.\n}}\n\nBelow.';
    expect(choose(text, 'AE')).toBe('Above.\n\n- one\n- two\n\nBelow.');
    expect(choose(text, 'DE')).toBe('Above.\n\nThree.\n\nBelow.');
  });

  it('returns a text without choices, or a malformed one, unchanged', () => {
    for (const text of ['{holdDays} days', 'a { b', '{market, select, US {x}}']) expect(choose(text)).toBe(text);
  });
});

describe('parseChoices', () => {
  it.each([
    ['a {', 'belongs to no figure'],
    ['a }', 'belongs to no figure'],
    ['{market, select, US {a} other {b}', 'no closing brace'],
    ['{market, select, other {a} US {b}}', 'must be "other"'],
    ['{market, select, US {a}}', 'must be "other"'],
    ['{market, select, XX {a} other {b}}', '"XX" is not a market'],
    ['{market, select, US {a} JP US {b} other {c}}', 'names a market twice'],
    ['{country, select, US {a} other {b}}', 'not by country'],
    ['{cards, select, yes {a}}', 'must have "yes" and "other"'],
    ['{holdDays, plural, one {a}}', 'lacks "other"'],
    ['{holdDays, plural, one {a} one {b} other {c}}', 'a form twice'],
  ])('refuses %s', (text, reason) => {
    expect(() => parseChoices(text)).toThrow(reason);
    expect(isWellFormed(text)).toBe(false);
  });
});

describe('textOfAllMarkets', () => {
  it('returns the words of all markets for the search', () => {
    expect(textOfAllMarkets('{market, select, ES {Bizum} PL {BLIK} other {card}}')).toBe('Bizum\nBLIK\ncard');
    expect(textOfAllMarkets('{x, plural, one {day} other {days}}')).toBe('days');
  });
});
