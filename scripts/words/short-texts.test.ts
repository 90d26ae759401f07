import { describe, expect, it } from 'vitest';
import { hintsIn, shortTextFaults } from './short-texts.mjs';

const code = `
  <Field label={m.iban()} hint={m.iban_example({ count: many(1) })} error={m.iban_wrong()} />
  <Field hint={faulty ? m.why() : m.what()} />
  const choices = [{ label: () => m.later(), hint: () => m.later_text(days()), at: m.place() }];
`;
const hints = hintsIn([code]);
const kept = 'We saved your list. ';

/** Two sentences of each language. A hint may have one, an error two. */
const two = {
  en: ['You pay later.', 'We tell you when.'],
  de: ['Sie zahlen später.', 'Wir sagen Ihnen, wann.'],
  nl: ['Je betaalt later.', 'We zeggen je wanneer.'],
  fr: ['Vous payez plus tard.', 'Nous vous dirons quand.'],
  it: ['Paghi più tardi.', 'Ti diciamo quando.'],
  es: ['Pagas más tarde.', 'Te decimos cuándo.'],
  pt: ['Paga mais tarde.', 'Dizemos-lhe quando.'],
  pl: ['Płaci się później.', 'Powiemy kiedy.'],
  ja: ['お支払いはあとです。', '日にちをお知らせします。'],
  ar: ['الدفع لاحقًا.', 'نخبرك بالموعد.'],
};

describe('hintsIn', () => {
  it('finds the hints of fields and of choices', () => {
    expect([...hints]).toEqual(['iban_example', 'why', 'what', 'later_text']);
  });
});

describe('a hint', () => {
  it.each(Object.entries(two))('of language %s has one sentence', (language, sentences) => {
    expect(shortTextFaults({ later_text: sentences[0] }, hints, language)).toEqual([]);
    expect(shortTextFaults({ later_text: sentences.join(' ') }, hints, language)).toEqual([
      expect.stringContaining('has 2 sentences, hint 1'),
    ]);
  });

  it('has at most 80 characters in English, 45 in Japanese, 90 in Arabic and 100 in other languages', () => {
    const longest = { en: 80, ja: 45, ar: 90, de: 100 };
    for (const [language, length] of Object.entries(longest)) {
      const fits = { a_hint: `${'a'.repeat(length - 6)}{price}` };
      const long = { a_hint: 'a'.repeat(length + 1), mail_a_hint: 'a'.repeat(200) };

      expect(shortTextFaults(fits, hints, language)).toEqual([]);
      expect(shortTextFaults(long, hints, language)).toEqual([expect.stringContaining(`hint ${length}`)]);
    }
  });
});

describe('an error', () => {
  it.each(Object.entries(two))('of language %s has two sentences', (language, sentences) => {
    expect(shortTextFaults({ problem_late: sentences.join(' ') }, hints, language)).toEqual([]);
    expect(shortTextFaults({ problem_late: [...sentences, sentences[0]].join(' ') }, hints, language)).toEqual([
      expect.stringContaining('has 3 sentences, error 2'),
    ]);
  });

  it('has at most 140 characters in English, 80 in Japanese, 160 in Arabic and 170 in other languages', () => {
    const longest = { en: 140, ja: 80, ar: 160, fr: 170 };
    for (const [language, length] of Object.entries(longest)) {
      const forms = [{ match: { 'form=one': kept, 'form=other': 'a'.repeat(length + 1) } }];

      expect(shortTextFaults({ iban_wrong: 'a'.repeat(length) }, hints, language)).toEqual([]);
      expect(shortTextFaults({ iban_wrong: forms }, hints, language)).toEqual([
        expect.stringContaining(`error ${length}`),
      ]);
    }
  });
});
