/** What a column of a file of books can hold. */
export const fields = [
  'isbn', 'isbn13', 'isbn10', 'title', 'subtitle', 'authors', 'language', 'publisher', 'published', 'format', 'pages', 'grams', 'subjects',
  'series', 'price', 'demand', 'ratings', 'description', 'work', 'workTitle', 'workAuthors', 'workLanguage', 'workYear',
  'new', 'like-new', 'very-good', 'good', 'acceptable', 'quantity', 'grade',
] as const;
export type Field = (typeof fields)[number];

/**
 * Names of columns in files people have, compared in folded form without spaces and signs. Earlier names of a field
 * win over later ones.
 */
export const columnNames: Readonly<Record<Field, readonly string[]>> = {
  isbn: ['isbn', 'isbnean', 'ean', 'gtin', 'barcode', 'isbnissn', 'isbnnummer', 'numeroisbn', 'strichcode', 'codebarre', 'isbncode'],
  isbn13: ['isbn13', 'ean13', 'gtin13', 'isbn13digits'],
  isbn10: ['isbn10', 'asin'],
  title: ['title', 'booktitle', 'titel', 'buchtitel', 'titre', 'titulo', 'titolo', 'tytul', 'name', 'productname', '書名', 'たいとる', '題名', 'العنوان', 'عنوان', 'عنوانالكتاب', 'originaltitle'],
  subtitle: ['subtitle', 'untertitel', 'soustitre', 'subtitulo', 'sottotitolo', 'ondertitel', 'podtytul'],
  authors: ['authors', 'author', 'bookauthor', 'autor', 'autoren', 'auteur', 'auteurs', 'autore', 'autori', 'autores', 'autora', 'autorzy', 'verfasser', 'schrijver', 'contributor', 'creator', '著者', '作者', 'المولف', 'مولف', 'الكاتب'],
  language: ['language', 'languagecode', 'lang', 'sprache', 'langue', 'idioma', 'lingua', 'taal', 'jezyk', '言語', 'اللغه'],
  publisher: ['publisher', 'verlag', 'editeur', 'editorial', 'editore', 'uitgever', 'wydawca', 'wydawnictwo', 'editora', '出版社', 'الناشر'],
  published: ['published', 'publicationdate', 'yearofpublication', 'publicationyear', 'pubdate', 'publishdate', 'year', 'date', 'jahr', 'erscheinungsjahr', 'erscheinungsdatum', 'annee', 'ano', 'anno', 'jaar', 'rok', '出版年', '発行年', 'سنهالنشر'],
  format: ['format', 'binding', 'einband', 'bindung', 'reliure', 'encuadernacion', 'rilegatura', 'formaat', 'oprawa', 'formato'],
  pages: ['pages', 'numpages', 'pagecount', 'numberofpages', 'seiten', 'seitenzahl', 'nombredepages', 'paginas', 'pagine', 'strony', 'ぺーじ数', 'عددالصفحات'],
  grams: ['grams', 'weight', 'gewicht', 'poids', 'peso', 'waga'],
  subjects: ['subjects', 'subject', 'genre', 'genres', 'category', 'categories', 'kategorie', 'categorie', 'categoria', 'kategoria', 'thema', 'warengruppe', 'tags'],
  series: ['series', 'reihe', 'serie', 'seria', 'collection'],
  price: ['referenceprice', 'price', 'listprice', 'rrp', 'preis', 'ladenpreis', 'prix', 'precio', 'prezzo', 'prijs', 'cena', 'preco', '価格', '定価', 'السعر'],
  demand: ['demand', 'nachfrage'],
  ratings: ['ratingscount', 'numratings', 'ratings', 'reviewcount'],
  description: ['description', 'text', 'blurb', 'beschreibung', 'summary', 'resume', 'descripcion', 'descrizione', 'opis', 'descricao'],
  work: ['work'],
  workTitle: ['worktitle'],
  workAuthors: ['workauthors'],
  workLanguage: ['worklanguage'],
  workYear: ['workyear', 'originalpublicationyear'],
  new: ['new', 'stocknew'],
  'like-new': ['likenew', 'stocklikenew'],
  'very-good': ['verygood', 'stockverygood'],
  good: ['good', 'stockgood'],
  acceptable: ['acceptable', 'stockacceptable'],
  quantity: ['quantity', 'qty', 'stock', 'onhand', 'bestand', 'menge', 'anzahl', 'quantite', 'cantidad', 'quantita', 'aantal', 'ilosc', 'quantidade', '数量', 'الكميه'],
  grade: ['grade', 'condition', 'zustand', 'etat', 'estado', 'condizione', 'staat', 'stan'],
};
