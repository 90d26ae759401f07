import { describe, expect, it } from 'vitest';
import { cleanPublisher, cleanTitle } from './clean-title';
import { heightOfSize, pagesOfExtent } from './extent';
import { headingSubjects } from './heading-subjects';
import { naturalOrder, otherNamesOf } from './other-scripts';
import { publishDate } from './publish-date';
import { numberedSeries, seriesOfStatements } from './series-statement';
import { textLanguage } from './text-language';

describe('publishDate', () => {
  it.each([
    ['1999', '1999'],
    ['May 17, 1999', '1999-05-17'],
    ['17 May 1999', '1999-05-17'],
    ['September 1, 2001', '2001-09-01'],
    ['Sept. 2001', '2001-09'],
    ['1. Januar 2005', '2005-01-01'],
    ['janvier 1999', '1999-01'],
    ['15 marzo 2010', '2010-03-15'],
    ['3 de mayo de 2008', '2008-05-03'],
    ['1999-05', '1999-05'],
    ['1999-05-17T00:00:00', '1999-05-17'],
    ['1999年5月', '1999-05'],
    ['２００３年', '2003'],
    ['17/05/1999', '1999-05-17'],
    ['05/17/1999', '1999-05-17'],
    ['05/06/1999', '1999'],
    ['17.05.1999', '1999-05-17'],
    ['31/02/1999', '1999-02'],
    ['c1999.', '1999'],
    ['[1999?]', '1999'],
    ['©2003', '2003'],
    ['1983, c1982', '1983'],
    ['1998 [i.e. 1999]', '1999'],
    ['平成12 [2000]', '2000'],
    ['1420 [1999 or 2000]', '1999'],
    ['19--?', ''],
    ['199-', ''],
    ['n.d.', ''],
    ['0001', ''],
    ['9999', ''],
    ['', ''],
  ])('reads %s as %s', (text, date) => expect(publishDate(text)).toBe(date));
});

describe('pagesOfExtent', () => {
  it.each([
    ['xii, 345 p. : ill.', '345'],
    ['1 vol. (159 p.)', '159'],
    ['1 vol. (XII-345 p.)', '345'],
    ['XII, 384 Seiten', '384'],
    ['670 S.', '670'],
    ['271 páginas', '271'],
    ['[8], 200 s.', '200'],
    ['320 [i.e. 318] p.', '318'],
    ['413 p', '413'],
    ['２５６ページ', '256'],
    ['256p', '256'],
    ['324, vii pages, 3 unnumbered leaves of plates', '324'],
    ['xxx, 747 pages, 48, 92 pages of plates', '747'],
    ['170, [6] p.', '170'],
    ['1 vol. (IV-90-10 p.)', '90'],
    ['[12] p.', '12'],
    ['2 volumes (900 pages)', ''],
    ['3 Bde.', ''],
    ['1 vol. (non paginé)', ''],
    ['1 online resource', ''],
    ['', ''],
  ])('reads %s as %s', (text, pages) => expect(pagesOfExtent(text)).toBe(pages));
});

describe('heightOfSize', () => {
  it.each([
    ['18 cm', 18],
    ['20 x 13 cm', 20],
    ['11 × 17.5 cm', 17.5],
    ['186 mm', 18.6],
    ['31 cm, 1000 g', 31],
    ['', null],
  ])('reads %s as %s', (text, height) => expect(heightOfSize(text)).toBe(height));
});

describe('seriesOfStatements', () => {
  it.each([
    [['Discworld ; 12'], 'Discworld #12'],
    [['Harry Potter (1)'], 'Harry Potter #1'],
    [['Naruto -- v. 3'], 'Naruto #3'],
    [['The Wheel of Time, Book 1'], 'The Wheel of Time #1'],
    [['Wheel of Time, #4'], 'Wheel of Time #4'],
    [['Der dunkle Turm ; Bd. 7'], 'Der dunkle Turm #7'],
    [['Discworld Novels 3'], ''],
    [['Discworld Book 3'], 'Discworld #3'],
    [['Penguin classics'], ''],
    [['Folio ; 5012'], ''],
    [['Reclams Universal-Bibliothek ; 571'], ''],
    [['Penguin classics', 'Earthsea ; 2'], 'Earthsea #2'],
    [['Catch-22'], ''],
    [[], ''],
  ])('reads %j as %s', (texts, series) => expect(seriesOfStatements(texts)).toBe(series));

  it('reads a number that is a field of its own', () => {
    expect(numberedSeries('Die Tribute von Panem /', 'Band 2')).toBe('Die Tribute von Panem #2');
    expect(numberedSeries('Penguin classics', '')).toBe('');
    expect(numberedSeries('', '3')).toBe('');
  });
});

describe('headingSubjects', () => {
  it.each([
    [['Fiction, mystery & detective, general'], ['crime', 'fiction']],
    [['Detective and mystery stories'], ['crime', 'fiction']],
    [['Fantasy fiction'], ['fantasy', 'fiction']],
    [['Science fiction'], ['science-fiction']],
    [['Juvenile literature'], ['children']],
    [['Dogs -- Juvenile fiction'], ['children', 'fiction']],
    [['England -- History -- Fiction'], ['historical', 'fiction']],
    [['Cooking -- Fiction'], ['fiction']],
    [['Great Britain -- History'], ['history']],
    [['Cooking, Italian'], ['food']],
    [['Kriminalroman'], ['crime']],
    [['Romans policiers'], ['crime']],
    [['Biography'], ['biography']],
    [['Roman law'], []],
    [['Large type books', 'Accessible book'], []],
  ])('maps %j to %j', (headings, subjects) => expect(headingSubjects(headings)).toEqual(subjects));
});

describe('textLanguage', () => {
  it.each([
    ['A classic novel of a family that lives by the sea, and what they lose when the war comes.', 'en'],
    ['Ein Roman über die Liebe, der nicht nur von dem Leben am Meer erzählt, sondern auch vom Krieg.', 'de'],
    ['Un roman sur une famille qui vit dans un village, et que la guerre va séparer pour toujours.', 'fr'],
    ['Una novela sobre la familia que vive en el pueblo y lo que pierde cuando llega la guerra.', 'es'],
    ['Il romanzo di una famiglia che vive nel paese, e di quello che perde quando arriva la guerra.', 'it'],
    ['Een roman over het leven van een gezin dat niet meer weet waar het naar toe moet.', 'nl'],
    ['Uma família que não sabe o que perde quando chega a guerra, e que também tem de ser feliz com os seus.', 'pt'],
    ['Powieść o rodzinie, która mieszka nad morzem i nie wie, co straci, gdy przyjdzie wojna.', 'pl'],
    ['海辺の町に暮らす家族の物語。戦争がすべてを変える。', 'ja'],
    ['رواية عن عائلة تعيش بجوار البحر وعن الحرب التي غيرت كل شيء', 'ar'],
    ['رمانی دربارهٔ خانواده‌ای که کنار دریا زندگی می‌کند', null],
    ['Роман о семье, которая живёт у моря.', null],
    ['1984', null],
    ['Animal Farm', null],
    ['', null],
  ])('finds the language of: %s', (text, language) => expect(textLanguage(text)).toBe(language));
});

describe('otherNamesOf', () => {
  it('keeps names in other scripts before other spellings, and none that only orders the words otherwise', () => {
    const names = ['Tolstoy, Leo', 'Lev Tolstoj', 'Толстой, Лев', 'レフ・トルストイ', 'Leo Tolstoy', 'L.', '1828'];

    expect(otherNamesOf('Leo Tolstoy', names).map(({ name }) => name)).toEqual([
      'Лев Толстой',
      'レフ・トルストイ',
      'Lev Tolstoj',
    ]);
  });

  it('turns one comma only', () => {
    expect(naturalOrder('Tolkien, J. R. R.')).toBe('J. R. R. Tolkien');
    expect(naturalOrder('King, Martin Luther, Jr.')).toBe('King, Martin Luther, Jr.');
  });
});

describe('cleanTitle', () => {
  it.each([
    ['[ein Roman]', 'ein Roman'],
    ['a study of ethnich [sic] papers', 'a study of ethnich papers'],
    ['Letters [1900-1910] and notes', 'Letters [1900-1910] and notes'],
  ])('reads %s as %s', (text, title) => expect(cleanTitle('', text)).toBe(title));
});

describe('cleanPublisher', () => {
  it.each([
    ['Made Press]', 'Made Press'],
    ['[Made Press]', 'Made Press'],
    ['Made Press [distributor]', 'Made Press [distributor]'],
    ['s.n.],', ''],
    ['[publisher not identified]', ''],
  ])('reads %s as "%s"', (text, name) => expect(cleanPublisher(text)).toBe(name));
});
