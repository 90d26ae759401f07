import { describe, expect, it } from 'vitest';
import { bookOf, recordOf } from './marc-lines';
import { readMarc } from './read-marc';

const book = (...lines: readonly string[]) => bookOf('marc21', lines);
const codes = (changes: Readonly<Record<number, string>>) => {
  const text = Array.from('061123s2006    gw            000 1 ger d'.padEnd(40));
  for (const [at, letters] of Object.entries(changes))
    for (const [more, letter] of Array.from(letters).entries()) text[Number(at) + more] = letter;
  return `008 ${text.join('')}`;
};

describe('a record of MARC 21', () => {
  it('fills a book', () => {
    const read = book(
      '001 123',
      codes({}),
      '020 ## $a 9783499156199 $c Broschur : EUR 8.95',
      '040 ## $a DE-101 $b ger',
      '041 1# $a ger $h swe',
      '100 1# $6 880-01 $a Sjöwall, Maj, $d 1935-2020 $4 aut',
      '240 10 $a Roseanna $l dt.',
      '245 10 $a Roseanna : $b ein Kriminalroman / $c Maj Sjöwall ; Per Wahlöö. Dt. von Johannes Carstensen',
      '264 #1 $a Reinbek bei Hamburg : $b Rowohlt Taschenbuch Verlag, $c 2006',
      '300 ## $a 245 S. : $b Ill. ; $c 18 cm, 195 g',
      '490 1# $a rororo ; $v 24441',
      '520 ## $a Ein Roman, der nicht nur von dem Verbrechen erzählt, sondern auch von dem Leben.',
      '650 #7 $a Polizei $v Fiktionale Darstellung',
      '655 #7 $a Kriminalroman $2 gnd-content',
      '700 1# $a Wahlöö, Per $4 aut',
      '700 1# $a Carstensen, Johannes $e Übers. $4 trl',
      '880 1# $6 100-01/(N $a Шёвалль, Май',
      '800 1# $a Sjöwall, Maj $t Martin Beck ; $v 1',
    );

    expect(read).toEqual({
      isbns: [{ text: '9783499156199', format: 'pocket' }],
      title: 'Roseanna',
      subtitle: 'ein Kriminalroman',
      series: 'Martin Beck #1',
      authors: ['Maj Sjöwall', 'Per Wahlöö'],
      language: 'de',
      publisher: 'Rowohlt Taschenbuch Verlag',
      published: '2006',
      pages: '245',
      grams: '195',
      subjects: ['crime', 'fiction'],
      description: {
        language: 'de',
        text: 'Ein Roman, der nicht nur von dem Verbrechen erzählt, sondern auch von dem Leben.',
      },
      work: null,
      workLanguage: 'sv',
      workYear: '',
      otherTitles: [{ language: 'sv', title: 'Roseanna' }],
      otherNames: [{ author: 'Maj Sjöwall', name: 'Май Шёвалль' }],
    });
  });

  it.each([
    [['020 ## $a 0140449132 (pbk. : alk. paper)'], [['0140449132', 'paperback']]],
    [['020 ## $a 9780140449136 $q (paperback)'], [['9780140449136', 'paperback']]],
    [['020 ## $a 9788203365133 $q innbundet $c Nkr 429.00'], [['9788203365133', 'hardcover']]],
    [['020 ## $a 9789522402257 $q nid.'], [['9789522402257', 'paperback']]],
    [['020 ## $a 9783136128046 (GTV)'], [['9783136128046', null]]],
    [['020 ## $a 9783499156199 $c Festeinband : EUR 19.90 (DE)'], [['9783499156199', 'hardcover']]],
    [['020 ## $a 9783499156199', '653 ## $a (Produktform)Hardback'], [['9783499156199', 'hardcover']]],
    [['020 ## $a 9783499156199 $z 9780007232833'], [['9783499156199', null]]],
    [
      ['020 ## $a 9780007232833 (hbk.)', '020 ## $a 9783499156199 (pbk.)', '020 ## $a 9780140449136 (ebook)'],
      [
        ['9780007232833', 'hardcover'],
        ['9783499156199', 'paperback'],
      ],
    ],
    [['020 ## $a 9780007232833 (set)', '020 ## $a 9783499156199 (v. 1)'], [['9783499156199', null]]],
    [['020 ## $a 978-3-499-15619-9'], [['978-3-499-15619-9', null]]],
    [['020 ## $c EUR 7.00', '024 3# $a 9783499156199'], [['9783499156199', null]]],
  ])('reads the ISBNs of %j', (lines, isbns) => {
    expect(book(...lines).isbns.map(({ text, format }) => [text, format])).toEqual(isbns);
  });

  it.each([
    [['245 10 $a Dom Casmurro / $c Machado de Assis.'], 'Dom Casmurro', '', ''],
    [['245 10 $a Dom Casmurro.'], 'Dom Casmurro', '', ''],
    [['245 14 $a The U.S.A. $b a history'], 'The U.S.A.', 'a history', ''],
    [['245 10 $a La suela de mis zapatos : $b pasos y andanzas'], 'La suela de mis zapatos', 'pasos y andanzas', ''],
    [['245 10 $a Der Tod = $b Death /'], 'Der Tod', '', ''],
    [['245 10 $a Faust : $b eine Tragödie = a tragedy'], 'Faust', 'eine Tragödie', ''],
    [
      ['245 10 $a Harry Potter. $n 1, $p Harry Potter und der Stein der Weisen /'],
      'Harry Potter und der Stein der Weisen',
      '',
      'Harry Potter #1',
    ],
    [['245 10 $a Naruto. $n 12 /'], 'Naruto 12', '', ''],
    [['245 10 $a Goethes Werke. $n Bd. 3, $p Dramen'], 'Goethes Werke 3. Dramen', '', ''],
    [['245 10 $a Faust. $n Teil I'], 'Faust. Teil I', '', ''],
    [['245 00 $a Bible. $p N.T.'], 'Bible. N.T.', '', ''],
    [['245 10 $a Title', '490 0# $a Discworld ; $v bk. 3'], 'Title', '', 'Discworld #3'],
    [['245 10 $a Title', '490 0# $a Penguin classics'], 'Title', '', ''],
    [['245 10 $a Title', '830 #0 $a Earthsea cycle ; $v 2.'], 'Title', '', 'Earthsea cycle #2'],
  ])('reads the title of %j', (lines, title, subtitle, series) => {
    expect(book(...lines)).toMatchObject({ title, subtitle, series });
  });

  it.each([
    [['100 1# $a Tolkien, J. R. R. $q (John Ronald Reuel), $d 1892-1973.'], ['J. R. R. Tolkien']],
    [['100 0# $a Homer.'], ['Homer']],
    [['100 0# $a John Paul $b II, $c Pope,'], ['John Paul II']],
    [['100 1# $a King, Martin Luther, $c Jr., $d 1929-1968'], ['Martin Luther King Jr.']],
    [['100 1# $a A, B $4 aut', '700 1# $a C, D $4 trl', '700 1# $a E, F $4 ill'], ['B A']],
    [
      ['100 1# $a A, B $e author.', '700 1# $a C, D $e author.', '700 1# $a E, F $e translator.'],
      ['B A', 'D C'],
    ],
    [['700 1# $a A, B $e author of introduction', '700 1# $a C, D $e VerfasserIn'], ['D C']],
    [['700 1# $a A, B $4 http://id.loc.gov/vocabulary/relators/edt', '700 1# $a C, D $4 trl'], ['B A']],
    [['700 1# $a Brecht, Bertolt $t Galilei', '100 1# $a A, B'], ['B A']],
    [
      ['100 1# $a Amery, Heather.', '245 10 $a X / $c Heather Amery ; kuvitus: S. C.', '700 1# $a C, S.'],
      ['Heather Amery'],
    ],
    [
      ['100 1# $a Ilf, I.', '245 10 $a X / $c I. Ilf, E. Petrov', '700 1# $a Petrov, E.'],
      ['I. Ilf', 'E. Petrov'],
    ],
    [['110 2# $a Amnesty International.'], ['Amnesty International']],
    [['245 10 $a X / $c by Ann Leckie and N. K. Jemisin ; translated by Y.'], ['Ann Leckie', 'N. K. Jemisin']],
    [['245 10 $a X / $c edited by Ann Leckie.'], []],
  ])('reads the authors of %j', (lines, authors) => expect(book(...lines, '245 10 $a X').authors).toEqual(authors));

  it.each([
    [['260 ## $a Athènes : $b Ekdotike Athenon, $c c1977.'], 'Ekdotike Athenon', '1977'],
    [['264 #4 $c ©2003', '264 #1 $b Random House, $c [2005]'], 'Random House', '2005'],
    [['260 ## $b [S.n.], $c [19--?]'], '', '2006'],
    [['260 ## $b Reclam [u.a.]'], 'Reclam', '2006'],
    [[codes({ 6: 'e', 11: '0515' }), '264 #1 $c 2006'], '', '2006-05-15'],
  ])('reads publisher and date of %j', (lines, publisher, published) => {
    expect(book(codes({}), ...lines)).toMatchObject({ publisher, published });
  });

  it('reads the year of the original of a reprint', () => {
    expect(book(codes({ 6: 'r', 11: '1965' })).workYear).toBe('1965');
  });

  it.each([
    [['041 0# $a engfre'], 'en'],
    [[codes({ 35: 'pol' })], 'pl'],
    [['LDR 00000cam^a22000007i^4500', codes({ 35: 'fin' }).replaceAll(' ', '^').replace('^', ' ')], 'fi'],
    [[codes({ 35: 'zxx' })], null],
    [[], null],
  ])('reads the language of %j', (lines, language) => expect(book(...lines).language).toBe(language));

  it.each([
    [['072 #7 $a FIC $x 022060 $2 bisacsh'], ['crime', 'historical']],
    [['084 ## $a FL $2 thema'], ['science-fiction']],
    [['653 ## $a (BISAC Subject Heading)FIC006000'], ['thriller']],
    [[codes({ 33: 'j' })], ['short-stories']],
    [[codes({ 22: 'j', 33: '1' })], ['children', 'fiction']],
    [[codes({ 33: '0', 34: 'a' })], ['memoir']],
    [['082 04 $a 641.5', '650 #0 $a Bread'], ['food']],
    [['082 04 $a 823.912'], []],
    [['082 14 $a 59.5'], []],
    [['084 ## $a B $2 sdnb'], ['fiction']],
    [['600 10 $a Austen, Jane $v Biography'], ['biography']],
  ])('reads the subjects of %j', (lines, subjects) => {
    expect(book(...lines).subjects).toEqual(subjects);
  });

  it('reads a description in the language of its words, else of the library, else not', () => {
    const english = 'A story of the sea and of what they have lost, by one of the best authors of our time.';

    expect(book('040 ## $b ger', `520 ## $a ${english}`).description?.language).toBe('en');
    expect(book('040 ## $b ger', '520 ## $a Liebesroman').description?.language).toBe('de');
    expect(book('520 ## $a Liebesroman').description).toBeNull();
    expect(book('040 ## $b ger', '520 1# $a Kritik').description).toBeNull();
  });

  it.each([
    [['041 1# $a eng $h rus', '240 10 $a Anna Karenina. $l English'], [{ language: 'ru', title: 'Anna Karenina' }]],
    [
      ['041 1# $a fin $h eng', '240 14 $a The hound of the Baskervilles'],
      [{ language: 'en', title: 'The hound of the Baskervilles' }],
    ],
    [['041 0# $a eng', '240 10 $a Emma'], []],
    [['041 1# $a eng $h rus', '765 0# $t Война и мир'], [{ language: 'ru', title: 'Война и мир' }]],
    [['041 1# $a eng $h rus', '240 10 $a Short stories. $l English'], []],
    [['041 1# $a eng $h rus $h ger', '240 10 $a X $l English'], []],
    [
      ['041 0# $a jpn', '245 10 $6 880-02 $a Yukiguni', '880 10 $6 245-02/$1 $a 雪国 /'],
      [{ language: 'ja', title: '雪国' }],
    ],
  ])('reads the other titles of %j', (lines, titles) => expect(book(...lines).otherTitles).toEqual(titles));

  it.each([
    [['LDR 01324cjm a2200349 i 4500'], 'no-book'],
    [['LDR 01324cas a2200349 i 4500'], 'no-book'],
    [['LDR 00000cca^a22000007i^4500'], 'no-book'],
    [['LDR 01324dam a2200349 i 4500'], 'deleted'],
    [['007 cr |||||||||||'], 'no-book'],
    [[codes({ 23: 'o' })], 'no-book'],
    [['245 10 $a X $h [electronic resource]'], 'no-book'],
    [['337 ## $b c $2 rdamedia'], 'no-book'],
    [['653 ## $a (Produktform)Electronic book text'], 'no-book'],
    [['020 ## $a 9783499156199 (ebook)'], 'no-book'],
    [['020 ## $q (Brož.) : $c 9 Kčs'], 'without-isbn'],
  ])('passes over %j', (lines, reason) => {
    const isbn = lines.some((line) => line.startsWith('020')) ? [] : ['020 ## $a 9783499156199'];

    expect(readMarc(recordOf('marc21', [...isbn, ...lines]), null)).toBe(reason);
  });
});
