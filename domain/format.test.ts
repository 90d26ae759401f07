import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, formatPercent, formatRange } from './format';
import { collator, formatList } from './formats/format-lists';
import { formatDay, formatInstant } from './formats/format-dates';
import { languages } from './language';
import { money } from './money';

/** Returns a text with plain spaces and without invisible marks of direction and of joined words. */
const visibleText = (text: string) =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c\u2060]/g, '');

describe('formatMoney', () => {
  it.each([
    ['de', 2340, 'EUR', '23,40 €'],
    ['en', 2340, 'EUR', '€23.40'],
    ['en', 2000, 'JPY', 'JP¥2,000'],
    ['ja', 2000, 'JPY', '￥2,000'],
    ['pl', 123456, 'PLN', '1234,56 zł'],
    ['ar', 350, 'EUR', '٣٫٥٠ €'],
    ['pt', 350, 'EUR', '3,50 €'],
  ] as const)('%s writes %i minor units of %s as %s', (language, amount, currency, text) => {
    expect(visibleText(formatMoney(money(amount, currency), language))).toBe(text);
  });

  it('writes a plus only with the option sign and never for zero', () => {
    expect(visibleText(formatMoney(money(350, 'EUR'), 'de', { sign: 'always' }))).toBe('+3,50 €');
    expect(visibleText(formatMoney(money(0, 'EUR'), 'de', { sign: 'always' }))).toBe('0,00 €');
  });

  it.each(languages)('writes a minus sign and no hyphen in %s', (language) => {
    for (const options of [{}, { sign: 'always' }] as const) {
      const text = formatMoney(money(-350, 'EUR'), language, options);

      expect(text).toContain('−');
      expect(text).not.toContain('-');
    }
  });

  it('writes the minus sign where the language has it', () => {
    expect(visibleText(formatMoney(money(-350, 'EUR'), 'de'))).toBe('−3,50 €');
    expect(visibleText(formatMoney(money(-350, 'EUR'), 'en'))).toBe('−€3.50');
    expect(visibleText(formatMoney(money(-350, 'EUR'), 'ja'))).toBe('−€3.50');
  });

  it('writes a sign before the currency symbol in Dutch', () => {
    expect(visibleText(formatMoney(money(640, 'EUR'), 'nl', { sign: 'always' }))).toBe('+€ 6,40');
    expect(visibleText(formatMoney(money(-350, 'EUR'), 'nl'))).toBe('−€ 3,50');
    expect(visibleText(formatMoney(money(-123456, 'USD'), 'nl'))).toBe('−US$ 1.234,56');
    expect(visibleText(formatMoney(money(640, 'EUR'), 'nl'))).toBe('€ 6,40');
  });
});

describe('formatDay and formatInstant', () => {
  it('show a calendar day unchanged in every language', () => {
    for (const language of languages) expect(formatDay('2026-12-07', language)).toMatch(/7|٧/);
    expect(visibleText(formatDay('2026-12-07', 'en'))).toBe('7 December 2026');
    expect(visibleText(formatDay('2026-12-07', 'ja', 'short'))).toBe('12月7日');
  });

  it('write a Spanish, Portuguese or Arabic weekday without a comma, as a sentence needs it', () => {
    expect(visibleText(formatDay('2026-12-03', 'es', 'weekday'))).toBe('jueves 3 de diciembre');
    expect(visibleText(formatDay('2026-12-03', 'pt', 'weekday'))).toBe('quinta-feira 3 de dezembro');
    expect(visibleText(formatDay('2026-12-03', 'ar', 'weekday'))).toMatch(/^الخميس [3٣] ديسمبر$/);
    expect(visibleText(formatDay('2026-12-03', 'de', 'weekday'))).toBe('Donnerstag, 3. Dezember');
  });

  it('write the first day of a French month as an ordinal', () => {
    expect(visibleText(formatDay('2026-12-01', 'fr'))).toBe('1er décembre 2026');
    expect(visibleText(formatDay('2026-12-01', 'fr', 'medium'))).toBe('1er déc. 2026');
    expect(visibleText(formatDay('2026-12-01', 'fr', 'short'))).toBe('1er déc.');
    expect(visibleText(formatDay('2026-12-01', 'fr', 'weekday'))).toBe('mardi 1er décembre');
    expect(visibleText(formatInstant('2026-12-01T12:00:00Z', 'fr', 'UTC'))).toBe('1er décembre 2026 à 12:00');
    for (const day of ['11', '21', '31'])
      expect(visibleText(formatDay(`2026-12-${day}`, 'fr'))).toBe(`${Number(day)} décembre 2026`);
    expect(visibleText(formatDay('2026-12-01', 'it'))).toBe('1 dicembre 2026');
  });

  it('show an instant in the given time zone', () => {
    const late = '2026-12-07T23:30:00.000Z';
    expect(visibleText(formatInstant(late, 'de', 'Europe/Berlin', 'day'))).toBe('8. Dezember 2026');
    expect(visibleText(formatInstant(late, 'de', 'America/New_York', 'day'))).toBe('7. Dezember 2026');
    expect(visibleText(formatInstant(late, 'de', 'Europe/Dublin'))).toContain('23:30');
  });

  it.each(languages)('join day, month and year without a breaking space in %s', (language) => {
    for (const style of ['long', 'medium', 'short'] as const)
      expect(formatDay('2026-11-28', language, style)).not.toContain(' ');
    expect(formatInstant('2026-11-28T12:00:00Z', language, 'UTC', 'day')).not.toContain(' ');
  });

  it('join the parts of a Japanese date, and let a line end before the time', () => {
    expect(formatDay('2026-11-28', 'ja')).toBe('2026\u2060年\u206011\u2060月\u206028\u2060日');
    expect(formatDay('2026-11-28', 'ja', 'short')).toBe('11\u2060月\u206028\u2060日');
    expect(visibleText(formatDay('2026-11-28', 'ja', 'weekday'))).toBe('11月28日土曜日');
    expect(formatInstant('2026-11-28T12:00:00Z', 'ja', 'UTC')).toMatch(/\u2060日 12:00$/);
  });

  it('write "o" before the time in Polish', () => {
    expect(visibleText(formatInstant('2026-11-29T11:25:00Z', 'pl', 'UTC'))).toBe('29 listopada 2026 o 11:25');
    expect(visibleText(formatInstant('2026-11-29T11:25:00Z', 'pl', 'UTC', 'day'))).toBe('29 listopada 2026');
  });

  it('let a line end after the weekday and before the time', () => {
    expect(formatDay('2026-11-28', 'de', 'weekday')).toBe('Samstag, 28.\u00a0November');
    expect(formatInstant('2026-11-28T12:00:00Z', 'de', 'UTC')).toBe('28.\u00a0November\u00a02026 um 12:00');
  });

  it('throw for a text that is not a day', () => {
    expect(() => formatDay('soon', 'en')).toThrow(RangeError);
  });
});

describe('formatRange', () => {
  it.each([
    ['en', '2–4'],
    ['pt', '2-4'],
    ['ja', '2〜4'],
  ] as const)('writes a range in %s as %s', (language, text) => {
    expect(formatRange(2, 4, language)).toBe(text);
    expect(formatRange(3, 3, language)).toBe('3');
  });
});

describe('formatNumber, formatPercent, formatList and collator', () => {
  it('follow the language', () => {
    expect(visibleText(formatNumber(1234.5, 'de', 1))).toBe('1.234,5');
    expect(visibleText(formatPercent(0.055, 'fr'))).toBe('5,5 %');
    expect(formatList(['a', 'b', 'c'], 'es')).toBe('a, b y c');
    expect(formatList(['a', 'b'], 'en', 'or')).toBe('a or b');
  });

  it('sort accents beside their letters and digits as numbers', () => {
    expect(['Band 10', 'Zebra', 'Äpfel', 'Band 9'].toSorted(collator('de').compare)).toEqual([
      'Äpfel',
      'Band 9',
      'Band 10',
      'Zebra',
    ]);
  });

  it('reuse a collator', () => {
    expect(collator('de')).toBe(collator('de'));
  });
});
