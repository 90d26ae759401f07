import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { matchLexicon } from './match-lexicon';
import { subjectOfAge } from './read-age';

describe('subjectOfAge', () => {
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
    ['am I old enough at 18 years old', 'en', null],
    ['catch 22', 'en', null],
  ])('%s', (text, language, subject) => {
    expect(subjectOfAge(matchLexicon(text, language))).toBe(subject);
  });
});
