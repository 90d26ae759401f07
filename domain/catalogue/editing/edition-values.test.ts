import { describe, expect, it } from 'vitest';
import { chooseDescription, isPublished, isSameValue } from './edition-values';

describe('isPublished', () => {
  it.each(['1815', '2003-05', '2004-02-29'])('takes %s', (text) => expect(isPublished(text)).toBe(true));
  it.each(['', '15', '1399', '2101', '2003-13', '2003-00', '2003-02-29', '2003-5', '17.05.2003', '2003-05-17T00'])(
    'refuses "%s"',
    (text) => expect(isPublished(text)).toBe(false),
  );
});

describe('isSameValue', () => {
  it.each([
    ['a', 'a', true],
    [null, null, true],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [{ language: 'de', text: 'x' }, { language: 'de', text: 'x' }, true],
    [{ language: 'de', text: 'x' }, { language: 'en', text: 'x' }, false],
    ['', null, false],
  ])('compares %j with %j', (one, other, same) => expect(isSameValue(one, other)).toBe(same));
});

describe('chooseDescription', () => {
  const [own, english, german, french] = ['nl', 'en', 'de', 'fr'].map((language) => ({ language, text: language }));

  it.each([
    ['the reader’s language', own, [english, german], 'de', 'de'],
    ['the edition’s own where the reader’s is missing', own, [english, german], 'fr', 'nl'],
    [
      'the reader’s language before the edition’s own in that language',
      { language: 'de', text: 'own' },
      [german],
      'de',
      'de',
    ],
    ['English where the edition has none', null, [french, english], 'de', 'en'],
    ['any where English is missing, too', null, [french, german], 'ja', 'fr'],
    ['none without any', null, [], 'en', undefined],
  ] as const)('returns %s', (_name, edition, written, reader, text) => {
    const found = chooseDescription(
      edition ?? null,
      written.flatMap((each) => each ?? []),
      reader,
    );
    expect(found?.text).toBe(text);
  });
});
