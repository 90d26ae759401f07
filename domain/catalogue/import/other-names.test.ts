import { describe, expect, it } from 'vitest';
import { readOtherNames, readOtherTitles } from './other-names';

describe('other titles of a row', () => {
  it('are read with their languages', () => {
    expect(readOtherTitles('de: Stolz und Vorurteil | ja: 高慢と偏見 |')).toEqual([
      { language: 'de', title: 'Stolz und Vorurteil' },
      { language: 'ja', title: '高慢と偏見' },
    ]);
  });

  it('keep a colon of their own', () => {
    expect(readOtherTitles('fr: 2001: l’odyssée de l’espace')).toEqual([
      { language: 'fr', title: '2001: l’odyssée de l’espace' },
    ]);
  });

  it.each(['', 'Stolz und Vorurteil', 'xx1: Titel', 'de: …'])('skips %j', (cell) => {
    expect(readOtherTitles(cell)).toEqual([]);
  });
});

describe('other names of a row', () => {
  it('belong to the named author, else to the first', () => {
    expect(readOtherNames('Neil Gaiman = ニール・ゲイマン | تيري براتشيت', ['Terry Pratchett', 'Neil Gaiman'])).toEqual(
      [
        { author: 'Neil Gaiman', name: 'ニール・ゲイマン' },
        { author: 'Terry Pratchett', name: 'تيري براتشيت' },
      ],
    );
  });

  it.each([
    ['Somebody Else = 誰か', ['Terry Pratchett']],
    ['ニール', []],
    ['Terry Pratchett = 1', ['Terry Pratchett']],
  ])('skips %j', (cell, authors) => {
    expect(readOtherNames(cell, authors)).toEqual([]);
  });
});
