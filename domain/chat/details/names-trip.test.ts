import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { matchLexicon } from '../match-lexicon';
import { namesTrip } from './names-trip';

describe('namesTrip', () => {
  it.each<[Language, string, boolean]>([
    ['en', 'we are off to Japan next month', true],
    ['de', 'im Urlaub in Italien', true],
    ['fr', 'nous partons en Grèce', true],
    ['es', 'viajamos a Portugal', true],
    ['it', 'andiamo in Spagna', true],
    ['nl', 'wij gaan naar Polen', true],
    ['pl', 'jedziemy do Włoch', true],
    ['pt', 'vamos ao Japão', true],
    ['ja', '来月フランスに行きます', true],
    ['ar', 'سنسافر إلى إسبانيا', true],
    ['ar', 'رحلة إلى إسبانيا', true],
    ['fr', 'la partie de Camus', false],
    ['de', 'liefert ihr nach Irland', false],
  ])('%s: %s', (language, text, expected) => {
    expect(namesTrip(matchLexicon(text, language))).toBe(expected);
  });
});
