import { describe, expect, it } from 'vitest';
import { grades } from '../../grade';
import { languages } from '../../language';
import { foldLetters } from '../words';
import { findColumns } from './csv-columns';
import { columnWords, listFields } from './column-words';
import { readGrade } from './row-values';

const columnsOf = (header: readonly string[]) => {
  const columns = findColumns(header, []);
  return typeof columns === 'string' ? columns : columns.at;
};

/** A header of a bookseller's stock list, by language. */
const headers = {
  en: ['ISBN', 'Title', 'Author(s)', 'Condition', 'Qty', 'Selling price', 'Shelf', 'Cost price'],
  de: ['ISBN', 'Titel', 'Autor', 'Zustand', 'Menge', 'Preis', 'Regal', 'EK-Preis'],
  nl: ['ISBN-nummer', 'Titel', 'Schrijver', 'Staat', 'Aantal', 'Verkoopprijs', 'Plank', 'Inkoopprijs'],
  fr: ['N° ISBN', 'Titre', 'Auteur(s)', 'État', 'Quantité', 'Prix de vente', 'Étagère', 'Prix d’achat'],
  it: ['Codice ISBN', 'Titolo', 'Autore', 'Condizioni', 'Quantità', 'Prezzo', 'Scaffale', 'Costo'],
  es: ['ISBN', 'Título', 'Autor/a', 'Estado', 'Ejemplares', 'Precio', 'Estantería', 'Precio de compra'],
  pt: ['ISBN', 'Título', 'Autor', 'Estado de conservação', 'Quantidade', 'Preço', 'Prateleira', 'Custo'],
  pl: ['Nr ISBN', 'Tytuł', 'Autor', 'Stan', 'Ilość sztuk', 'Cena', 'Półka', 'Cena zakupu'],
  ja: ['ISBNコード', 'タイトル', '著者名', 'コンディション', '冊数', '販売価格', '棚番', '仕入価格'],
  ar: ['ردمك', 'عنوان الكتاب', 'المؤلف', 'الحالة', 'عدد النسخ', 'السعر', 'الرف', 'سعر الشراء'],
} as const;

describe('the header of a bookseller’s list', () => {
  it.each(languages)('is understood in %s', (language) => {
    expect(columnsOf(headers[language])).toEqual({
      isbn: 0,
      title: 1,
      authors: 2,
      grade: 3,
      quantity: 4,
      price: 5,
      shelf: 6,
      cost: 7,
    });
  });

  it.each(languages)('may have any usual name of a field in %s', (language) => {
    for (const field of listFields)
      for (const name of columnWords[language][field].split(', ')) {
        const header = field === 'isbn' ? ['Title', name] : ['ISBN', name];
        expect([name, columnsOf(field === 'title' ? header : [...header, 'Title'])]).toMatchObject([
          name,
          { [field]: 1 },
        ]);
      }
  });

  it('has no name that means two fields', () => {
    const key = (name: string) => foldLetters(name).replace(/[^\p{L}\p{N}]/gu, '');
    const fields = Object.values(columnWords).flatMap((words) =>
      listFields.flatMap((field) => words[field].split(', ').map((name) => [key(name), field] as const)),
    );
    const meanings = Map.groupBy(fields, ([name]) => name);

    expect([...meanings].filter(([, found]) => new Set(found.map(([, field]) => field)).size > 1)).toEqual([]);
  });
});

/** Words for the five grades, best first, by language. */
const gradesIn = {
  en: ['New', 'As new', 'Very good', 'Good', 'Fair'],
  de: ['neu', 'Neuwertig', 'sehr gut', 'gut', 'befriedigend'],
  nl: ['nieuw', 'Zo goed als nieuw', 'zeer goed', 'goed', 'redelijk'],
  fr: ['neuf', 'comme neuf', 'Très bon état', 'bon état', 'état correct'],
  it: ['nuovo', 'come nuovo', 'ottime condizioni', 'buono', 'accettabile'],
  es: ['nuevo', 'como nuevo', 'muy bueno', 'bueno', 'aceptable'],
  pt: ['novo', 'como novo', 'muito bom', 'bom', 'aceitável'],
  pl: ['nowa', 'jak nowa', 'bardzo dobry', 'dobry', 'zadowalający'],
  ja: ['新品', 'ほぼ新品', '非常に良い', '良い', '可'],
  ar: ['جديد', 'كالجديد', 'جيد جدًا', 'جيد', 'مقبول'],
} as const;

describe('readGrade', () => {
  it.each(languages)('knows the words of %s', (language) => {
    expect(gradesIn[language].map(readGrade)).toEqual(grades);
  });

  it.each([
    ['VG+', 'very-good'],
    ['near fine', 'like-new'],
    ['G', 'good'],
    ['like_new', 'like-new'],
    ['Mint', 'like-new'],
    ['Reading copy', 'acceptable'],
    ['gut erhalten, Name auf Vorsatz', 'good'],
    ['?', null],
  ])('reads %s', (word, grade) => {
    expect(readGrade(word)).toBe(grade);
  });
});
