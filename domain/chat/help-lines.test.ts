import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { marketCodes } from '../market/market-codes';
import { concerns } from './concerns';
import { dialableNumber, helpFor } from './help-for';
import { helpLines, helpLinesCheckedOn } from './help-lines';
import { helplineDirectory } from './help-lines/help-line';

const phone = /^(?:\d[\d -]{1,14}\d)$/;
const https = (url: string) => new URL(url).protocol === 'https:';

describe('helpFor and helpLines', () => {
  it.each(marketCodes)('have an emergency number, a crisis line and a violence line with sources (%s)', (market) => {
    const { emergency, emergencySource, crisis, violence } = helpLines[market];

    for (const { number } of emergency) expect(number).toMatch(/^\d{3}$/);
    expect(https(emergencySource)).toBe(true);
    for (const line of [...crisis, ...violence]) {
      expect(line.number).toMatch(phone);
      expect(line.name).not.toBe('');
      expect([https(line.website), https(line.source)]).toEqual([true, true]);
    }
  });

  it('have the day of their last check', () => expect(helpLinesCheckedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/));

  it('list the police first for violence and the ambulance first otherwise', () => {
    expect(helpFor('JP', 'violence', 'ja').emergency.map(({ number }) => number)).toEqual(['110', '119']);
    expect(helpFor('JP', 'life', 'ja').emergency.map(({ number }) => number)).toEqual(['119', '110']);
  });

  it('list the lines in the reader’s language, or all lines of the market', () => {
    expect(helpFor('BE', 'life', 'nl').lines.map(({ number }) => number)).toEqual(['1813']);
    expect(helpFor('BE', 'life', 'fr').lines.map(({ number }) => number)).toEqual(['0800 32 123']);
    expect(helpFor('BE', 'life', 'de').lines.map(({ number }) => number)).toEqual(['1813', '0800 32 123']);
  });

  it('list the violence line first and then one crisis line', () => {
    expect(helpFor('IE', 'violence', 'en').lines.map(({ number }) => number)).toEqual(['1800 341 900', '116 123']);
  });

  it('have a line for every market, concern and language', () => {
    for (const market of marketCodes) {
      for (const concern of concerns) {
        for (const language of languages) expect(helpFor(market, concern, language).lines.length).toBeGreaterThan(0);
      }
    }
  });

  it('have 112, no line and a directory for other countries', () => {
    expect(helpFor('other', 'life', 'en')).toEqual({ emergency: [{ for: 'all', number: '112' }], lines: [] });
    expect(https(helplineDirectory)).toBe(true);
  });

  it('are dialled without spaces and hyphens', () => expect(dialableNumber('1-800-799-7233')).toBe('18007997233'));
});
