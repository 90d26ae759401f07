import { describe, expect, it } from 'vitest';
import { intlLocale, type Language } from '../../domain/language';
import { parseChoices } from '../../domain/pages/choices';
import { countedFigures } from '../../domain/pages/figures';
import { neededForms, textReader } from './text-choices.mjs';

const read = textReader({ parseChoices, countedFigures, intlLocale }, new Set(['holdDays', 'email', 'postage']));
const faultsOf = (text: string, language: Language = 'en') => {
  const faults: string[] = [];
  read(text, language, (fault) => faults.push(fault));
  return faults;
};

describe('textReader', () => {
  it('returns the figures, markets and facts of all choices', () => {
    const text =
      '{market, select, US JP {{postage}} other {{holdDays, plural, one {day} other {# days}}}}' +
      '{cards, select, yes {a} other {}}';
    expect(read(text, 'en', () => undefined)).toEqual({
      figures: new Set(['postage', 'holdDays']),
      choices: new Set(['US', 'JP', 'cards']),
    });
  });

  it('reports faults of figures and choices', () => {
    expect(faultsOf('{nothing}')).toEqual(['{nothing} is not in figures.json']);
    expect(faultsOf('{email, plural, one {a} other {b}}')).toEqual(['{email} has no plural form']);
    expect(faultsOf('{market, select, XX {a} other {b}}')).toEqual(['"XX" is not a market']);
    expect(faultsOf('a brace {')).toEqual(['a brace belongs to no figure']);
    expect(faultsOf('{holdDays, plural, one {dzień} few {dni} other {dnia}}', 'pl')).toEqual([
      '{holdDays} lacks the form "many"',
    ]);
    expect(faultsOf('{holdDays, plural, one {a} few {b} other {c}}')).toEqual([
      '{holdDays} has the form "few", which en has not',
    ]);
  });
});

describe('neededForms', () => {
  it('returns the forms of whole numbers', () => {
    expect([...neededForms('fr')]).toEqual(['one', 'other']);
    expect([...neededForms('ja')]).toEqual(['other']);
    expect(neededForms('ar').size).toBe(6);
  });
});
