import { describe, expect, it } from 'vitest';
import { formatInstant } from '../../../domain/formats/format-dates';
import { languages } from '../../../domain/language';
import { declarationOutcomes } from '../../../domain/trades/declaration';
import { visibleText } from '../../testing/post';
import { settingsShop } from '../../testing/shop-data';
import { writeLetter } from '../letter/letter';
import { declarationReceivedLetter, type DeclarationReceived } from './declaration-received-letter';

const facts: DeclarationReceived = {
  to: 'ann@reader.example',
  name: 'Ann Reader',
  language: 'en',
  timeZone: 'Europe/Dublin',
  number: 'IE-7K4Q',
  books: '',
  at: '2026-11-26T20:15:00.000Z',
  outcome: 'returning',
  pages: 'https://dogear.example/en',
  order: '/trades/t1',
};
const receipt = (changes: Partial<DeclarationReceived>) =>
  writeLetter(declarationReceivedLetter({ ...facts, ...changes }, settingsShop), settingsShop);

describe.each(languages)('the receipt of a declaration, %s', (language) => {
  it('has content, date and time for each outcome', () => {
    for (const outcome of [...declarationOutcomes, null]) {
      const { subject, text, html } = receipt({ language, outcome });

      expect(visibleText(subject)).toContain('IE-7K4Q');
      for (const part of [visibleText(text), visibleText(html)]) {
        expect(part).not.toMatch(/undefined|\{\w+\}/);
        expect(part).toContain('Ann Reader');
        expect(part).toContain('IE-7K4Q');
        expect(part).toContain(visibleText(formatInstant(facts.at, language, 'Europe/Dublin')));
      }
    }
  });
});

describe('the receipt of a declaration', () => {
  it('says when what was received, then the declaration, then what happens next', () => {
    const { text } = receipt({});
    const parts = [
      'Hello Ann Reader,',
      'On 26 November 2026 at 20:15 we received this withdrawal from you for order IE-7K4Q:',
      'I, Ann Reader, withdraw from the contract for all books in order IE-7K4Q.',
      'We found your order and processed your withdrawal.',
    ];
    const places = parts.map((part) => visibleText(text).indexOf(part));

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('repeats the named books only to the mail address of an order', () => {
    expect(receipt({ books: 'Emma', outcome: 'some-books' }).text).toContain('Emma');
    expect(receipt({ books: 'Emma', outcome: 'no-order' }).text).not.toContain('Emma');
    expect(receipt({ books: 'Emma', outcome: null }).text).not.toContain('Emma');
  });

  it.each(['no-order', null] as const)(
    'states a withdrawal from some books without their titles for outcome %s',
    (outcome) => {
      const { text } = receipt({ books: 'Emma', outcome });

      expect(text).toContain('I, Ann Reader, withdraw from the contract for some of the books in order IE-7K4Q.');
      expect(text).not.toContain('these books in order IE-7K4Q:');
    },
  );

  it.each(['no-order', null] as const)(
    'states a withdrawal without a name that may be an advertisement for outcome %s',
    (outcome) => {
      for (const language of languages) {
        for (const books of ['', 'Emma']) {
          const { text, html } = receipt({ language, books, outcome, name: 'WIN 1000 EUR http://evil.example/x' });

          expect(text + html).not.toMatch(/evil|WIN/);
          expect(visibleText(text)).toContain('IE-7K4Q');
        }
      }
      expect(receipt({ outcome, name: 'win.example' }).text).toContain(
        'I withdraw from the contract for all books in order IE-7K4Q.',
      );
    },
  );

  it('repeats any name to the mail address of an order', () => {
    expect(receipt({ name: 'Ann 1984', outcome: 'returning' }).text).toContain('I, Ann 1984, withdraw');
  });

  it('leads to the order, to its search for a guest, or to the form again', () => {
    expect(receipt({}).text).toContain('https://dogear.example/en/trades/t1');
    expect(receipt({ order: null }).text).toContain('https://dogear.example/en/find-trade');
    expect(receipt({ order: null, outcome: 'no-order' }).text).toContain('https://dogear.example/en/withdraw');
  });
});
