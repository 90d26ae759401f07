import { foldLetters } from '../words';

const words = (text: string) => new Set(text.split(' ').map(foldLetters));

/** Articles, conjunctions and short prepositions of the shop's languages. People leave them out or add them. */
const small = words(
  'the a an of and to in on at for by from with der die das den dem des ein eine einer und von vom im am zu zum ' +
    'de het een en van te op le la les l un une du des et au aux el los las lo y del al il gli i uno e di da della ' +
    'dei delle o os as um uma do dos das no na w z i na se ze の と は を が في من على و',
);

/** Words between title and author ("Emma by Jane Austen"), and labels of a column. */
const connecting = words(
  'by written author authors title von autor autorin titel geschrieben door van auteur schrijver par auteure titre ' +
    'por de autora titulo escrito di da autore autrice titolo przez autorka tytul 著 作 著者 作者 訳 تأليف بقلم للكاتب ' +
    'المؤلف الكاتب كتاب رواية لـ',
);

/** Words of lists about a copy: binding, condition and kind of text. They are never a title that people type alone. */
const aboutCopy = words(
  'paperback hardcover hardback softcover pb hb ebook edition taschenbuch gebunden auflage ausgabe neuwertig ' +
    'gebraucht broschiert pocket poche broche relie occasion tapa dura blanda bolsillo edicion usado rustica ' +
    'copertina rigida brossura tascabile edizione usato gebonden druk tweedehands capa mole edicao oprawa miekka ' +
    'twarda wydanie uzywana ed aufl hc tb isbn novel roman romanzo romance powiesc novela 単行本 文庫 文庫本 中古',
);

/** Years in which a book of the shop may have been printed. */
const firstYear = 1450;
const lastYear = 2030;

/** Returns whether a word of comparable text is an article, a conjunction or a short preposition. */
export const isSmallWord = (word: string): boolean => small.has(word);

/** Returns whether a word may be the year in which a book was printed. */
export function isYear(word: string): boolean {
  return /^\d{4}$/.test(word) && Number(word) >= firstYear && Number(word) <= lastYear;
}

/** Returns whether a line names its book as well without a word: a year, "by", "paperback". */
export function isBesideBook(word: string): boolean {
  return isYear(word) || connecting.has(word) || aboutCopy.has(word);
}
