import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languages, type Language } from '../../language';
import { concerns } from '../concerns';
import { readDistress } from './read-distress';

const listSchema = z.array(z.string());
const fileSchema = z.strictObject({
  /** Messages by concern. The word tables were written with these. */
  known: z.strictObject({ life: listSchema, violence: listSchema, danger: listSchema }),
  /** Written after the tables, to measure them; the tables were extended by them later (decision 046). */
  later: listSchema,
  harmless: listSchema,
});
type Messages = z.infer<typeof fileSchema>;

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const messagesIn = (language: Language) => fileSchema.parse(read(`tests/questions/distress/${language}.json`));
const inDistress = ({ known, later }: Messages) => [...concerns.flatMap((concern) => known[concern]), ...later];
/** Returns the messages that the shop reads as distress, as lines for a failure message. */
const linesInDistress = (texts: readonly string[], language: Language) =>
  texts.flatMap((text) => {
    const found = readDistress(text, language);
    return found === null ? [] : [`${language}: ${text} (${found.concern}, ${found.language})`];
  });

describe('readDistress', () => {
  it('is tested with at least 40 messages in distress and 60 harmless ones per language', () => {
    for (const language of languages) {
      const messages = messagesIn(language);

      expect.soft(inDistress(messages).length, language).toBeGreaterThanOrEqual(40);
      expect.soft(new Set(messages.harmless).size, language).toBeGreaterThanOrEqual(60);
    }
  });

  it.each(languages)('recognises at least 95 % of the messages in distress (%s)', (language) => {
    const texts = inDistress(messagesIn(language));

    const missed = texts.filter((text) => readDistress(text, language) === null);

    const line = `distress ${language}: ${texts.length - missed.length} of ${texts.length} recognised`;
    console.info([line, ...missed].join('\n  missed: '));
    expect((texts.length - missed.length) / texts.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(languages)('returns the language of the message on a page in another language (%s)', (language) => {
    const texts = inDistress(messagesIn(language));

    const right = texts.filter((text) => readDistress(text, language === 'en' ? 'de' : 'en')?.language === language);

    expect(right.length / texts.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each(languages)('returns the right concern for at least 90 % of the messages (%s)', (language) => {
    const { known } = messagesIn(language);
    const all = concerns.flatMap((concern) => known[concern].map((text) => ({ concern, text })));

    const wrong = all.filter(({ concern, text }) => readDistress(text, language)?.concern !== concern);

    expect(wrong.length / all.length).toBeLessThanOrEqual(0.1);
  });

  it('returns null for harmless messages on pages of any language', () => {
    const wrong = languages.flatMap((language) => {
      const { harmless } = messagesIn(language);
      return ([language, 'en', 'it'] as const).flatMap((page) => linesInDistress(harmless, page));
    });

    expect(wrong).toEqual([]);
  });

  it('returns null for titles of the catalogue', () => {
    const text = z.string().default('');
    const rowSchema = z.array(z.object({ title: text, subtitle: text, series: text }));
    const namesIn = (name: string) =>
      rowSchema
        .parse(parse(readFileSync(`catalogue/${name}.csv`, 'utf8'), { columns: true }))
        .flatMap(({ title, subtitle, series }) => [title, subtitle, series]);
    const named = [...namesIn('editions'), ...namesIn('works')];
    const titles = [...new Set(named)].filter((title) => title !== '');

    const wrong = languages.flatMap((language) => linesInDistress(titles, language));

    expect(titles.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  it('returns null for questions of the FAQ and of the question lists', () => {
    const askedSchema = z.object({ questions: z.array(z.object({ ask: z.string() })) });
    const faqSchema = z.object({ questions: z.array(z.object({ question: z.string(), words: listSchema })) });

    const askedIn = (path: string) => askedSchema.parse(read(path)).questions.map(({ ask }) => ask);
    const wordedIn = (path: string) =>
      faqSchema.parse(read(path)).questions.flatMap(({ question, words }) => [question, ...words]);
    const wrong = languages.flatMap((language) =>
      linesInDistress(
        [
          ...askedIn(`tests/questions/${language}.json`),
          ...askedIn(`tests/questions/told/${language}.json`),
          ...wordedIn(`catalogue/faq/${language}.json`),
        ],
        language,
      ),
    );

    expect(wrong).toEqual([]);
  });

  it.each([
    ['I want to kill myself, do you have a book on painless ways', 'life'],
    ['books for my friend who wants to kill herself', 'life'],
    ['books about suicide', null],
    ['something on grief, my brother killed himself', null],
    ['a novel in which my husband is trying to kill me', null],
    ['my husband is trying to kill me', 'violence'],
    ['I WANT TO DIE!!!', 'life'],
    ['i wannt to killl my self', 'life'],
  ] as const)('returns for "%s" the concern %s', (text, concern) =>
    expect(readDistress(text, 'en')?.concern ?? null).toBe(concern),
  );

  it('never fails for any text', () => {
    const anyText = fc.string({ maxLength: 400, unit: 'grapheme' });

    fc.assert(
      fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
        expect([null, ...concerns]).toContain(readDistress(text, language)?.concern ?? null);
      }),
      { numRuns: 150 },
    );
  });
});
