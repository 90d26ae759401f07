import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { matchLexicon } from '../match-lexicon';
import { readCondition } from './read-condition';

describe('readCondition', () => {
  it.each<[string, Language, string | null]>([
    ['what would I get for it, condition good', 'en', 'good'],
    ['it is like new', 'en', 'like-new'],
    ['was zahlt ihr noch? Zustand gut', 'de', 'good'],
    ['in sehr gutem Zustand', 'de', 'very-good'],
    ['il est en bon état', 'fr', 'good'],
    ['está en muy buen estado', 'es', 'very-good'],
    ['in ottime condizioni', 'it', 'very-good'],
    ['in redelijke staat', 'nl', 'acceptable'],
    ['w dobrym stanie', 'pl', 'good'],
    ['está como novo', 'pt', 'like-new'],
    ['状態は良いです', 'ja', 'good'],
    ['لو حالته جيدة جدا', 'ar', 'very-good'],
    ['a good book please', 'en', null],
    ['guten Tag, was zahlt ihr', 'de', null],
  ])('%s', (text, language, condition) => {
    expect(readCondition(matchLexicon(text, language))).toBe(condition);
  });
});
