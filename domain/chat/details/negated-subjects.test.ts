import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import type { Subject } from '../../subjects';
import { matchLexicon } from '../match-lexicon';

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
    ['ja', 'ホラーじゃない本', []],
    ['ar', 'رواية بدون رعب', ['fiction']],
  ])('%s: "%s" names %j', (language, text, wanted) => {
    const { subjects } = matchLexicon(text, language);

    expect(new Set(subjects)).toEqual(new Set(wanted));
  });
});
