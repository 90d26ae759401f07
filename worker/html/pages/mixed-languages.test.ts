import { exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';

/** First line of the home page's title in each language. No two languages share it. */
const sentences = languages.map((language) => ({
  language,
  sentence: m.home_headline({}, { locale: language }).split('\n')[0] ?? '',
}));

it('300 concurrent pages in ten languages never mix languages', { timeout: 60_000 }, async () => {
  expect(new Set(sentences.map((each) => each.sentence)).size).toBe(languages.length);
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => {
      const own = sentences[n % sentences.length];
      if (!own) throw new Error('unreachable');
      // Each address is its own, so that no page comes from the cache.
      const answer = await exports.default.fetch(new Request(`https://dogear.test/${own.language}?q=${n}`));
      return { own, status: answer.status, html: await answer.text() };
    }),
  );
  expect(answers.filter((each) => each.status !== 200)).toEqual([]);
  for (const { own, html } of answers) {
    const spoken = sentences.filter((each) => html.includes(each.sentence)).map((each) => each.language);
    expect(spoken).toEqual([own.language]);
    expect(html).toContain(`<html lang="${own.language}"`);
  }
});
