import { describe, expect, it } from 'vitest';
import { elideItalianArticles } from './italian-articles.mjs';

/** Returns the Italian text of a compiled message, evaluated with inputs. */
function written(text: string, inputs: Readonly<Record<string, string>>): string {
  const code = elideItalianArticles(`const it_message = (i) => {\n\treturn (\`${text}\`)\n};`);
  // oxlint-disable-next-line typescript/no-implied-eval -- the test runs what the compiler writes
  return String(new Function('i', `${code}\nreturn it_message(i);`)(inputs));
}

describe('elideItalianArticles', () => {
  it.each([
    ['8 dicembre 2026', 'entro l’8 dicembre 2026'],
    ['11 dic', 'entro l’11 dic'],
    ['1 dicembre', 'entro il 1 dicembre'],
    ['18 dicembre', 'entro il 18 dicembre'],
    ['28 dicembre', 'entro il 28 dicembre'],
    ['martedì 8 dicembre', 'entro il martedì 8 dicembre'],
  ])('writes the article before %s', (day, text) => {
    // oxlint-disable-next-line no-template-curly-in-string -- the text of a compiled message
    expect(written('entro il ${i?.day}', { day })).toBe(text);
  });

  it.each([
    ['Il', 'L’'],
    ['al', 'all’'],
    ['Dal', 'Dall’'],
    ['del', 'dell’'],
  ])('elides %s into %s', (article, elided) => {
    expect(written(`${article} \${i?.until}`, { until: '8 dicembre' })).toBe(`${elided}8 dicembre`);
    expect(written(`${article} \${i?.until}`, { until: '9 dicembre' })).toBe(`${article} 9 dicembre`);
  });

  it.each(['date', 'day', 'until', 'earliest', 'latest', 'time'])('elides the article before {%s}', (input) => {
    expect(written(`dal \${i?.${input}}`, { [input]: '8 dicembre' })).toBe('dall’8 dicembre');
  });

  it('leaves other inputs and other languages alone', () => {
    // oxlint-disable-next-line no-template-curly-in-string -- the text of a compiled message
    expect(written('il ${i?.number}', { number: '8' })).toBe('il 8');
    const french = 'const fr_message = (i) => {\n\treturn (`il ${i?.day}`)\n};';
    expect(elideItalianArticles(french)).toBe(french);
  });
});
