import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { matchLexicon } from '../match-lexicon';
import { readerOfAge } from './read-age';

describe('readerOfAge', () => {
  it.each<[string, Language, string | null]>([
    ['a book for my 9 year old', 'en', 'children'],
    ['for a 14-year-old', 'en', 'young-adult'],
    ['ein Buch für meinen 9-jährigen Sohn', 'de', 'children'],
    ['un livre pour mon fils de 9 ans', 'fr', 'children'],
    ['un libro para mi hija de 13 años', 'es', 'young-adult'],
    ['un libro per mio figlio di 6 anni', 'it', 'children'],
    ['een boek voor mijn zoon van 9 jaar', 'nl', 'children'],
    ['książka dla 9-letniego syna', 'pl', 'children'],
    ['9歳の子供向けの本', 'ja', 'children'],
    ['كتاب لابني عمره ٩ سنوات', 'ar', 'children'],
    ['my granddaughter turns 8 in May', 'en', 'children'],
    ['for my nephew, 10', 'en', 'children'],
    ['für eine achtjährige Leserin', 'de', 'children'],
    ['mein Enkel wird 7', 'de', 'children'],
    ['ma nièce a six ans', 'fr', 'children'],
    ['mi sobrina cumple 9', 'es', 'children'],
    ['mio nipote compie 13 anni', 'it', 'young-adult'],
    ['voor een tienjarig meisje', 'nl', 'children'],
    ['co dla dziesięciolatka', 'pl', 'children'],
    ['o meu neto faz 7', 'pt', 'children'],
    ['ابنتي عمرها ٨', 'ar', 'children'],
    ['for my nephew under 5 euros', 'en', null],
    ['am I old enough at 18 years old', 'en', 'adult'],
    ['catch 22', 'en', null],
  ])('%s', (text, language, subject) => {
    expect(readerOfAge(matchLexicon(text, language))).toBe(subject);
  });
});
