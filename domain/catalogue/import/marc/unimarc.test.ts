import { describe, expect, it } from 'vitest';
import { bookOf, recordOf } from './marc-lines';
import { dialectOf } from './marc-record';
import { readMarc } from './read-marc';

const book = (...lines: readonly string[]) => bookOf('unimarc', lines);

describe('a record of UNIMARC', () => {
  it('fills a book', () => {
    const read = book(
      '001 FRBNF1',
      '010 ## $a 978-2-07-036002-4 $b br. $d 7,50 EUR',
      '100 ## $a 20061123d2006    m  y0frey50      ba',
      '101 1# $a fre $c eng',
      '105 ## $a ||||z   00|a|',
      '200 1# $a Orgueil et préjugés $b Texte imprimé $e roman $f Jane Austen $g traduit par A. B.',
      '214 #3 $a Massy $c Impr. PPO',
      '214 #0 $a Paris $c Gallimard $d DL 2006',
      '215 ## $a 1 vol. (412 p.) $c couv. ill. $d 18 cm',
      '225 0# $a Folio $v 5012',
      '330 ## $a Un roman sur une famille qui vit dans un village, et que la fortune va séparer pour toujours.',
      '454 ## $t Pride and prejudice',
      '606 ## $a Roman d’amour',
      '700 #1 $a Austen $b Jane $f 1775-1817 $4 070',
      '702 #1 $a Bedoyere $b Anne $4 730',
    );

    expect(read).toMatchObject({
      isbns: [{ text: '978-2-07-036002-4', format: 'pocket' }],
      title: 'Orgueil et préjugés',
      subtitle: 'roman',
      series: '',
      authors: ['Jane Austen'],
      language: 'fr',
      publisher: 'Gallimard',
      published: '2006',
      pages: '412',
      subjects: ['romance', 'fiction'],
      description: { language: 'fr' },
      workLanguage: 'en',
      otherTitles: [{ language: 'en', title: 'Pride and prejudice' }],
    });
  });

  it.each([
    [['200 1# $a Aniel $f x', '461 #0 $t Thorgal $v 36'], { title: 'Aniel', series: 'Thorgal #36' }],
    [
      ['200 1# $a One piece $h 1 $i À l’aube d’une grande aventure'],
      { title: 'À l’aube d’une grande aventure', series: 'One piece #1' },
    ],
    [['200 1# $a \u0088L’\u0089étranger'.replace(/[\u0088\u0089]/g, '')], { title: 'L’étranger' }],
    [['200 1# $a Titre $e , complément $e autre'], { subtitle: 'complément : autre' }],
    [
      ['200 1# $a Titre', '210 ## $a Paris $c Éditions de Minuit $d 1979'],
      { publisher: 'Éditions de Minuit', published: '1979' },
    ],
    [['200 1# $a Titre', '100 ## $a 20061123e20061965m  y0frey50      ba'], { published: '2006', workYear: '1965' }],
    [['200 1# $a Titre', '010 ## $a 2070360024 $b rel.'], { isbns: [{ text: '2070360024', format: 'hardcover' }] }],
    [
      ['200 1# $a Titre', '010 ## $d 5 EUR', '073 #0 $a 9782070360024'],
      { isbns: [{ text: '9782070360024', format: null }] },
    ],
    [['200 1# $a Titre', '100 ## $a 20061123d2006    e  y0frey50      ba'], { subjects: ['young-adult'] }],
    [['200 1# $a Titre', '676 ## $a 944'], { subjects: ['history'] }],
    [
      ['200 1# $a Titre', '700 #1 $a Bourdieu $b Pierre', '701 #1 $a Passeron $b J.-C.'],
      { authors: ['Pierre Bourdieu', 'J.-C. Passeron'] },
    ],
    [['200 1# $a Titre', '700 #0 $a Homère $4 070'], { authors: ['Homère'] }],
    [['200 1# $a Titre', '700 ## $a Autor, José'], { authors: ['José Autor'] }],
    [['200 1# $a Titre', '702 #1 $a A $b B $4 340', '702 #1 $a C $b D $4 080'], { authors: ['B A'] }],
    [['200 1# $a Titre $f Albert Camus'], { authors: ['Albert Camus'] }],
    [['200 1# $a Titre', '710 02 $a Amnesty $b France'], { authors: ['Amnesty France'] }],
  ])('reads %j', (lines, facts) => expect(book(...lines)).toMatchObject(facts));

  it('reads title and names in another script', () => {
    const read = book(
      '101 0# $a rus',
      '200 1# $6 a01 $7 ba $a Vojna i mir',
      '200 1# $6 a01 $7 ca $a Война и мир',
      '700 #1 $6 a02 $7 ba $a Tolstoj $b Lev $4 070',
      '700 #1 $6 a02 $7 ca $a Толстой $b Лев $4 070',
    );

    expect(read).toMatchObject({
      title: 'Vojna i mir',
      authors: ['Lev Tolstoj'],
      otherTitles: [{ language: 'ru', title: 'Война и мир' }],
      otherNames: [{ author: 'Lev Tolstoj', name: 'Лев Толстой' }],
    });
  });

  it.each([
    [['LDR 01243nlm  22002173n 450 '], 'no-book'],
    [['LDR 01243nas  22002173n 450 '], 'no-book'],
    [['LDR 01243dam  22002173n 450 '], 'deleted'],
    [['135 ## $a dr'], 'no-book'],
    [['200 1# $a Titre $b Ressource électronique'], 'no-book'],
    [['182 ## $c c $2 rdamedia'], 'no-book'],
  ])('passes over %j', (lines, reason) => {
    expect(readMarc(recordOf('unimarc', ['010 ## $a 9782070360024', ...lines]), null)).toBe(reason);
  });

  it('without an ISBN is passed over', () => {
    expect(readMarc(recordOf('unimarc', ['200 1# $a Titre']), null)).toBe('without-isbn');
  });
});

describe('dialectOf', () => {
  const named = (format: string, ...lines: readonly string[]) => dialectOf({ ...recordOf('marc21', lines), format });

  it.each([
    ['Unimarc', ['245 10 $a X'], 'unimarc'],
    ['MARC21', ['200 1# $a X'], 'marc21'],
    ['', ['200 1# $a X'], 'unimarc'],
    ['', ['245 10 $a X', '210 ## $a Abbreviated title'], 'marc21'],
    ['', ['LDR 01243nam  22002173n 450 '], 'unimarc'],
    ['', ['LDR 01324cam a2200349 i 4500'], 'marc21'],
    ['', ['LDR x'], 'marc21'],
  ])('of format %j and %j is %s', (format, lines, dialect) => expect(named(format, ...lines)).toBe(dialect));

  it('is what the person names', () => {
    const record = recordOf('marc21', ['010 ## $a 9782070360024', '200 1# $a Titre', '245 10 $a Title']);

    expect(readMarc(record, 'unimarc')).toMatchObject({ title: 'Titre' });
  });
});
