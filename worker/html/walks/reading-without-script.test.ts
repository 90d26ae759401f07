import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { pageSlugs } from '../../../domain/pages/slugs';
import { m } from '../../../messages/compiled/messages.js';
import { shopEnv } from '../../../tests/worker-browser';
import { seedCatalogue } from '../../../tests/worker-catalogue';
import { PlainBrowser } from '../../../tests/plain-browser/plain-browser';
import { seedTexts } from '../../../tests/worker-texts';

let person: PlainBrowser;
beforeAll(async () => {
  await seedCatalogue(shopEnv);
  await seedTexts(shopEnv, [...languages]);
});
beforeEach(() => {
  person = new PlainBrowser();
});

describe.each(languages)('without script, %s', (language) => {
  const say = { locale: language } as const;

  it('home leads to a search and the search to a book, in this language', async () => {
    await person.open(`/${language}`);
    const home = person.title;
    await person.press(m.shell_search({}, say), { [m.shell_search_label({}, say)]: 'tolkien' });
    const found = person.address;
    await person.follow(/Hobbit/i);

    expect(home).toContain(m.home_headline({}, say).split(/\s/)[0]);
    expect(found).toBe(`/${language}/search?q=tolkien`);
    expect(person.address).toMatch(new RegExp(`^/${language}/books/97`));
    expect(person.title).toMatch(/Hobbit/i);
    for (const words of [m.book_take({}, say), m.book_give({}, say), m.book_details({}, say)])
      expect(person.words).toContain(words);
    expect(person.html).toContain('<script type="application/ld+json"');
  });

  it.each([...pageSlugs, 'faq'])('the page %s is in this language', async (slug) => {
    await person.open(`/${language}/${slug}`);

    expect([person.status, person.title === '']).toEqual([200, false]);
    expect(person.all(({ tag }) => tag === 'h1', /./)).toHaveLength(1);
    expect(person.words).not.toMatch(/[{}]/);
    expect(person.mainHas((part) => part.attributes.has('lang'))).toBe(false);
  });
});

/** Matches a message up to its placeholder, which was given as empty. */
const startOf = (text: string) => new RegExp((text.split('·')[0] ?? text).trim());

// Words of the catalogue's own questions.
const searchWords = { en: 'postage', ar: 'أجرة البريد' } as const;

describe.each(['en', 'ar'] as const)('without script, %s', (language) => {
  const say = { locale: language } as const;
  const questions = () => person.all(({ tag }) => tag === 'details', /./).length;
  const isShown = (id: string) => person.html.includes(`id="${id}"`);

  it('questions are searched by form, and all are shown again by a link', async () => {
    await person.open(`/${language}/faq`);
    const all = questions();
    await person.press(m.shell_search({}, say), { [m.faq_search({}, say)]: searchWords[language] });
    const some = questions();
    const found = isShown('postage-to-us');
    await person.follow(m.faq_show_all({}, say));

    expect([found, some < all, questions()]).toEqual([true, true, all]);
    expect(isShown('how-to-sell')).toBe(true);
  });

  it('the page of the assistant links to what works without it', async () => {
    await person.open(`/${language}/chat-bot`);
    const words = person.words;
    await person.press(m.shell_search({}, say), { [m.chat_search_questions({}, say)]: 'parcel' });

    expect(words).toContain(m.chat_needs_script({}, say));
    expect(person.address).toBe(`/${language}/faq?q=parcel`);
  });

  it('filters with two languages are applied', async () => {
    const named = (code: string) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? '';
    await person.open(`/${language}/search`);

    await person.press(m.search_apply({}, say), { [named('de')]: true, [named('fr')]: true });

    expect(person.address).toContain('language=de');
  });

  it('a book is bought from a row', async () => {
    await person.open(`/${language}/subjects/crime`);
    await person.press(startOf(m.book_put_in_cart({ amount: '' }, say)));

    expect(person.address).toBe(`/${language}/cart`);
  });
});

describe('a search', () => {
  it('corrects a misspelt author, and a link searches for what was typed', async () => {
    await person.open('/en/search?q=stieg+larson');
    const corrected = person.words;
    await person.follow('Search instead for “stieg larson”');

    expect(corrected).toContain('Showing results for “stieg larsson”.');
    expect(corrected).toContain('Stieg Larsson');
    expect(person.words).toContain('No books found for “stieg larson”');
  });

  it('makes filters of a sentence', async () => {
    await person.open('/en/search?q=cheap+crime+in+Spanish+under+6+euro');

    expect(person.words).toMatch(/We used your words as filters: .*Spanish/);
    expect(person.all(({ tag }) => tag === 'h2', /./).length).toBeGreaterThan(0);
  });

  it('for an ISBN that the shop lacks leads to a wish', async () => {
    await person.open('/en/search?q=9780306406157');
    const words = person.words;
    await person.press('Add to wish list');

    expect(words).toContain('No books found for “9780306406157”');
    expect(words).toContain('Add this book to your wish list');
    expect(person.words).toContain('On your wish list');
  });
});

it('the next volume of a series is one link away from a book', async () => {
  await person.open('/en/books/9780439064866');
  await person.follow('Harry Potter, volume 2');
  const series = person.words;
  await person.open('/en/books/9780439064866');
  await person.follow(/Prisoner of Azkaban/);

  expect(series).toContain('Harry Potter');
  expect(person.title).toBe('Harry Potter and the Prisoner of Azkaban');
});
