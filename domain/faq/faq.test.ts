import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openFaq } from '../../tests/questions/open-faq';
import { languages, type Language } from '../language';
import { indexPages, rankPages } from '../pages/rank-pages';
import { pageSlugs } from '../pages/slugs';
import { faqThreshold, rankQuestions } from './rank-questions';
import { stem } from './stem';

const best = (language: Language, query: string) => rankQuestions(openFaq(language).index, query)[0];

/** Returns the share of questions that a wording of them finds in the first place and above the threshold. */
function found(language: Language, wording: (question: string) => string): number {
  const { questions } = openFaq(language);
  const right = questions.filter(({ id, question }) => {
    const hit = best(language, wording(question));
    return hit?.id === id && hit.score >= faqThreshold;
  });
  return right.length / questions.length;
}

/** Returns a question with two neighbouring letters of its longest word swapped, as a typing error. */
function withTypingError(question: string): string {
  const long = question.split(/[\s'’-]/).toSorted((a, b) => b.length - a.length)[0] ?? '';
  const at = Math.max(1, Math.floor(long.length / 2));
  return question.replace(long, long.slice(0, at) + (long[at + 1] ?? '') + (long[at] ?? '') + long.slice(at + 2));
}

/** Titles of the catalogue, as people type them who look for books. */
const titles = readFileSync('catalogue/editions.csv', 'utf8')
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [, , title, , , language] = line.split(',');
    return title === undefined || title.startsWith('"') ? [] : [{ title, language }];
  });

describe.each(languages)('FAQ search in %s', (language) => {
  it('finds questions first by their own words', () => {
    const { questions, index } = openFaq(language);
    for (const { id, question, words } of questions) {
      expect(rankQuestions(index, question)[0], question).toEqual({ id, score: 1 });
      // A word may belong to several questions; none of them has a higher score.
      for (const word of words.filter((_, place) => place % 8 === 0)) {
        const hits = rankQuestions(index, word);
        expect(hits.find((hit) => hit.id === id)?.score, `${id}: ${word}`).toBe(hits[0]?.score);
      }
    }
  });

  it('finds questions that are unfinished, in capitals, without accents or with a typing error', () => {
    expect(
      found(language, (question) =>
        question
          .replaceAll(/[?？؟¿]/g, '')
          .trim()
          .slice(0, -2),
      ),
    ).toBeGreaterThan(0.9);
    expect(found(language, (question) => question.toUpperCase())).toBe(1);
    expect(
      found(language, (question) =>
        question
          .normalize('NFD')
          .replaceAll(/(\P{Script=Hiragana}|^)\p{M}/gu, '$1')
          .normalize('NFC'),
      ),
    ).toBeGreaterThan(0.95);
    expect(found(language, withTypingError)).toBeGreaterThan(0.75);
    expect(found(language, (question) => `${question} ${question}`)).toBeGreaterThan(0.9);
  });

  it('finds no question for titles of books and for nonsense', () => {
    const mine = titles.filter((each) => each.language === language);
    expect(mine.length).toBeGreaterThan(9);
    const mistaken = mine.filter(({ title }) => (best(language, title)?.score ?? 0) >= faqThreshold);
    expect(mistaken.length / mine.length, mistaken.map(({ title }) => title).join(' | ')).toBeLessThan(0.075);
    for (const nonsense of ['', '   ', '???', 'xyzzy plugh', 'asdf qwer', '12345', '\ud800', 'ほげほげ', 'طططط'])
      expect(best(language, nonsense)?.score ?? 0, nonsense).toBeLessThan(faqThreshold);
  });
});

describe('questions in other words', () => {
  it('are found by the likeness of the whole, in another order and without the last word', () => {
    const asked = openFaq('en').questions.flatMap(({ id, words }) => {
      const parts = words.find((word) => word.split(' ').length > 5)?.split(' ') ?? [];
      return parts.length === 0 ? [] : [{ id, query: parts.slice(0, -1).toReversed().join(' ') }];
    });
    expect(asked.length).toBeGreaterThan(60);
    const missed = asked.filter(({ id, query }) => best('en', query)?.id !== id).map(({ query }) => query);
    expect(missed.length / asked.length, missed.join(' | ')).toBeLessThan(0.35);
  });

  it.each([
    ['en', 'how long will you hold my offers', 'how-long-offers-hold'],
    ['en', 'can I cancel my trade', 'cancel-trade'],
    ['en', 'what happens to rejected books', 'cost-of-books-sent-back'],
    ['de', 'Wie lange gelten die Angebote?', 'how-long-offers-hold'],
    ['de', 'passwort vergesen', 'forgot-password'],
    ['de', 'Bücher aus der Bibliothek', 'former-library-books'],
    ['fr', 'comment je supprime mon compte', 'delete-account'],
    ['es', 'he olvidado la contraseña', 'forgot-password'],
    ['it', 'posso cancellare il mio account', 'delete-account'],
    ['nl', 'wachtwoord vergeten', 'forgot-password'],
    ['pl', 'jak usunąć konto', 'delete-account'],
    ['pt', 'como apago a minha conta', 'delete-account'],
    ['ja', 'パスワードを忘れました', 'forgot-password'],
    ['ar', 'نسيت كلمة المرور', 'forgot-password'],
  ] as const)('are found in %s: %s', (language, query, id) => {
    expect(best(language, query)?.id).toBe(id);
  });
});

it('stem removes endings so that forms of a word become equal, but never a whole word', () => {
  const forms: readonly (readonly [Language, readonly string[]])[] = [
    ['en', ['shipping', 'ship', 'ships', 'shipped']],
    ['de', ['verkaufe', 'verkaufen', 'verkauft']],
    ['fr', ['livre', 'livres']],
    ['es', ['libro', 'libros']],
    ['it', ['libro', 'libri']],
    ['pl', ['ksiazka', 'ksiazki', 'ksiazke']],
    ['nl', ['boek', 'boeken']],
    ['pt', ['livro', 'livros']],
    ['ar', ['كتاب', 'الكتاب', 'والكتاب', 'كتابي']],
  ];
  for (const [language, words] of forms)
    expect(new Set(words.map((word) => stem(word, language))).size, words.join()).toBe(1);
  for (const language of languages)
    for (const word of ['a', 'es', 'ing', 'ال', '本']) expect(stem(word, language)).toBe(word);
});

describe('search in the shop’s pages', () => {
  const pagesIn = (language: Language) =>
    pageSlugs.map((slug) => {
      const text = readFileSync(`catalogue/pages/${slug}.${language}.md`, 'utf8');
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
      return { slug, title: field('title'), description: field('description'), body: text };
    });

  it.each(languages)('finds pages by title and heading in %s', (language) => {
    const pages = pagesIn(language);
    const index = indexPages(pages, language);
    for (const { slug, title, body } of pages) {
      expect(rankPages(index, title)[0], title).toEqual({ id: slug, score: 1 });
      for (const [, heading = ''] of body.matchAll(/^## (.+)$/gm)) {
        const hits = rankPages(index, heading);
        expect(hits.find((hit) => hit.id === slug)?.score, heading).toBe(hits[0]?.score);
      }
    }
    expect(rankPages(index, 'xyzzy plugh')).toEqual([]);
  });
});
