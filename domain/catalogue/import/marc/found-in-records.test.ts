import { describe, expect, it } from 'vitest';
import { bookOf } from './marc-lines';
import { plainSubfield } from './marc-record';

/** Shapes that national libraries use in their records; the books are made up. */
const book = (...lines: readonly string[]) => bookOf('marc21', lines);

describe('a title of MARC 21', () => {
  it.each([
    ['245 10 $a Dom na lisu $b = Haus am Wald $c Ada Made', { title: 'Dom na lisu', subtitle: '' }],
    ['245 10 $a Film and city : a short history', { title: 'Film and city', subtitle: 'a short history' }],
    ['245 10 $a Film : city $b a history', { title: 'Film : city', subtitle: 'a history' }],
    ["245 00 $a Chaeoe tongp'o yo. $p Ilbon = $b Korea", { title: "Chaeoe tongp'o yo. Ilbon", subtitle: '' }],
    ['245 10 $a [The made reader] $b [a novel]', { title: 'The made reader', subtitle: 'a novel' }],
    [
      '245 10 $a Baukosten. $n 2021, $p Kosten der Teile',
      { title: 'Baukosten 2021. Kosten der Teile', subtitle: '', series: '' },
    ],
  ])('%s', (line, titles) => expect(book(line)).toMatchObject(titles));
});

describe('the names of MARC 21', () => {
  it.each([
    [['100 0# $a Thomas, $c von Aquin, Heiliger'], ['Thomas von Aquin']],
    [['100 0# $a Augustine, $c of Hippo, Saint'], ['Augustine of Hippo']],
    [['100 0# $a Johannes Paul $b II., $c Papst'], ['Johannes Paul II.']],
    [['110 2# $a Made Museum (Stockholm, Sweden)'], ['Made Museum']],
    [['700 1# $a Editor, Eva', '245 00 $a A $c edited by Eva Editor', '710 2# $a Made Fund'], ['Eva Editor']],
    [
      ['700 1# $a Author, Ada', '245 00 $a A $c Ada Author', '710 2# $a Made Lab $4 aut'],
      ['Ada Author', 'Made Lab'],
    ],
  ])('%j', (lines, authors) => expect(book(...lines).authors).toEqual(authors));

  it('has the family name first in Chinese and Japanese, without dates', () => {
    const names = book(
      '100 1# $6 880-01 $a Yamada, Hanako',
      '245 10 $6 880-02 $a Made',
      '880 1# $6 100-01/Jpan $a 山田, 花子(1964-)',
      '880 10 $6 245-02 $a Made',
    );

    expect(names.otherNames).toEqual([{ author: 'Hanako Yamada', name: '山田花子' }]);
    expect(names.otherTitles).toEqual([]);
  });
});

describe('the summary of MARC 21', () => {
  it('is the one in the original script, where a transcription stands beside it', () => {
    const described = book(
      '041 0# $a chi',
      '040 ## $b eng',
      '520 ## $6 880-07 $a Summary in vernacular field only.',
      '880 ## $6 520-07/$1 $a 本书讲述一座城市和一条河流的故事。',
    );

    expect(described.description).toEqual({ language: 'zh', text: '本书讲述一座城市和一条河流的故事。' });
  });
});

describe('a printed book of MARC 21 with a copy online', () => {
  const form = '008 061123s2006    gw            000 1 ger d';

  it('is read where its form and its pages say so', () => {
    expect(book(form, '007 cr |||', '300 ## $a xii, 175 p. : $b ill.').pages).toBe('175');
    expect(() => book(form, '007 cr |||', '300 ## $a 1 online resource (175 p.)')).toThrow('no-book');
    expect(() => book('007 cr |||', '300 ## $a 175 p.')).toThrow('no-book');
  });
});

describe('the publisher of MARC', () => {
  it('loses a bracket that enclosed its place, too', () => {
    expect(book('260 ## $a [Amsterdam : $b Made], $c c1983.').publisher).toBe('Made');
  });
});

describe('plainSubfield', () => {
  it('leaves out marks of direction and keeps the joiners of Persian', () => {
    expect(plainSubfield('\u200fکتاب\u200cها :\u200f')).toBe('کتاب\u200cها :');
  });
});

describe('UNIMARC', () => {
  it('reads a first name behind a comma', () => {
    expect(bookOf('unimarc', ['700 #1 $a Made $b , Marina']).authors).toEqual(['Marina Made']);
  });
});
