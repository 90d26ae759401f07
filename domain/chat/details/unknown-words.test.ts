import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { matchLexicon } from '../match-lexicon';
import { readBookRequest } from '../read-book-request';

const requestIn = (text: string, language: Language) => readBookRequest(matchLexicon(text, language));

describe('deniedIn', () => {
  it.each<[string, Language]>([
    ['something scary but not King', 'en'],
    ['was Gruseliges, aber nicht King', 'de'],
    ['un truc qui fait peur mais pas du King', 'fr'],
    ['algo de miedo que no sea de King', 'es'],
    ['qualcosa di pauroso ma non King', 'it'],
    ['iets engs maar geen King', 'nl'],
    ['coś strasznego, byle nie King', 'pl'],
    ['algo assustador mas que não seja do King', 'pt'],
  ])('finds the denied name in %s', (text, language) => {
    const { deniedWords, unknownWords, subject } = requestIn(text, language);

    expect({ deniedWords, subject }).toEqual({ deniedWords: 'king', subject: 'horror' });
    expect(unknownWords).not.toContain('king');
  });
});

describe('a title that a text denies', () => {
  it.each<[string, Language, string]>([
    ['anything other than Emma', 'en', 'emma'],
    ['un livre sauf Candide', 'fr', 'candide'],
    ['iets van Mulisch behalve Siegfried', 'nl', 'siegfried'],
    ['coś Lema poza Solaris', 'pl', 'solaris'],
    ['こころ以外でお願いします', 'ja', 'こころ'],
    ['夏目漱石の小説、『こころ』以外で', 'ja', 'こころ'],
    ['ホラー以外の本', 'ja', ''],
  ])('%s', (text, language, expected) => {
    expect(requestIn(text, language).deniedWords).toBe(expected);
  });
});

describe('namesTopic', () => {
  it.each<[string, Language, boolean]>([
    ['a crime novel set in Venice', 'en', true],
    ['ein Krimi, der spielt in Venedig', 'de', true],
    ['a crime novel', 'en', false],
  ])('%s', (text, language, expected) => {
    expect(requestIn(text, language).hasTopic).toBe(expected);
  });
});

describe('readBookRequest', () => {
  it.each<[string, Language, number | null]>([
    ['crime under a tenner', 'en', 10],
    ['que no pase de un billete de diez', 'es', 10],
    ['onder een tientje', 'nl', 10],
    ['do dwóch dych', 'pl', 20],
    ['two copies of Dune', 'en', null],
  ])('reads the limit of %s', (text, language, max) => {
    expect(requestIn(text, language).price?.max ?? null).toBe(max);
  });

  it('takes a name inside a sentence for no misspelt word', () => {
    const { unknownWords, price } = requestIn('Algo de Vargas Llosa que no pase de 15€', 'es');

    expect(unknownWords).toContain('vargas llosa');
    expect(price?.max).toBe(15);
  });

  it('takes a novel about the war for a historical novel', () => {
    expect(requestIn('a novel about the war', 'en').subject).toBe('historical');
  });
});
