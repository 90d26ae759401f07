import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import type { Subject } from '../../subjects';
import { matchLexicon } from '../match-lexicon';
import { readBookRequest } from '../read-book-request';

describe('subjects of a text', () => {
  it.each<[Language, string, readonly Subject[]]>([
    ['en', 'something gripping but no horror', ['thriller']],
    ['en', 'not too scary please', []],
    ['en', 'why not fantasy', ['fantasy']],
    ['de', 'Thriller, aber kein Krimi', ['thriller']],
    ['fr', 'un roman historique, pas de polar', ['historical']],
    ['es', 'fantasía sin terror', ['fantasy']],
    ['it', 'un giallo, niente horror', ['crime']],
    ['nl', 'korter graag, en geen klassieke griezel', []],
    ['pl', 'fantasy, bez horroru', ['fantasy']],
    ['pt', 'um policial, sem terror', ['crime']],
    ['pl', 'coś mniej dla dzieci', []],
    ['ja', 'ホラーじゃない本', []],
    ['ja', '恋愛小説、ホラーはなしで', ['romance']],
    ['ar', 'رواية بدون رعب', ['fiction']],
  ])('%s: "%s" names %j', (language, text, wanted) => {
    const { subjects } = matchLexicon(text, language);

    expect(new Set(subjects)).toEqual(new Set(wanted));
  });
});

describe('a request that denies a filter', () => {
  it.each<[Language, string, string]>([
    ['en', 'Kafka in English, not in German', 'en'],
    ['de', 'Kafka auf Englisch und nicht auf Deutsch', 'en'],
    ['es', 'Lorca en español, no en inglés', 'es'],
    ['pl', 'Kafka po polsku, nie po niemiecku', 'pl'],
  ])('%s: "%s" is a request for books in %s', (language, text, wanted) => {
    expect(readBookRequest(matchLexicon(text, language)).language).toBe(wanted);
  });

  it.each<[Language, string, string]>([
    ['es', 'algo de Isabel Allende, pero Paula no', 'paula'],
    ['pt', 'algo do Eça, mas Os Maias não', 'maias'],
  ])('%s: "%s" denies %s', (language, text, denied) => {
    expect(readBookRequest(matchLexicon(text, language)).deniedWords).toBe(denied);
  });
});
