import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/language';
import { visibleText } from '../../testing/post';
import { settingsShop } from '../../testing/shop-data';
import { writeLetter, type Letter } from './letter';

const letter = (part: Partial<Letter> = {}): Letter => ({
  to: 'ann@reader.example',
  language: 'en',
  subject: 'Subject',
  title: 'Trade IE-7K4Q',
  before: [],
  action: { label: 'Open', link: 'https://dogear.example/en?a=1&b=2' },
  after: [],
  ...part,
});
const written = (part: Partial<Letter> = {}) => writeLetter(letter(part), settingsShop);

describe('a letter', () => {
  it('keeps the lines of a text and escapes it in HTML', () => {
    const { text, html } = written({
      before: [{ kind: 'text', text: 'Is something wrong?\nYes\n<b>"wet" & torn</b>' }],
    });
    expect(text).toContain('Is something wrong?\nYes\n<b>"wet" & torn</b>');
    expect(html).toContain('Is something wrong?<br>Yes<br>&lt;b&gt;&quot;wet&quot; &amp; torn&lt;/b&gt;');
  });

  it('keeps the number of a trade on one line', () => {
    expect(
      written({ before: [{ kind: 'text', text: 'The books of IE-7K4Q have come.' }] }).html.match(
        /<span style="white-space:nowrap">IE-7K4Q<\/span>/g,
      ),
    ).toHaveLength(2);
  });

  it('writes a colon between label and figure by the rules of each language', () => {
    const lines = (language: (typeof languages)[number]) =>
      written({
        language,
        before: [
          {
            kind: 'figures',
            figures: [
              { label: 'Emma', under: 'good', value: '5' },
              { label: 'Dune', value: '' },
            ],
          },
        ],
      })
        .text.split('\n')
        .map(visibleText)
        .filter((line) => /^(Emma|Dune)/.test(line));
    expect(Object.fromEntries((['en', 'fr', 'ja'] as const).map((language) => [language, lines(language)]))).toEqual({
      en: ['Emma (good): 5', 'Dune'],
      fr: ['Emma (good) : 5', 'Dune'],
      ja: ['Emma (good)：5', 'Dune'],
    });
    for (const language of languages) expect(lines(language)[0]).toMatch(/[:：]\s?5$/);
  });

  it('isolates Latin titles and numbers in the plain text of an Arabic mail, but no IBAN', () => {
    const { text } = written({
      language: 'ar',
      before: [
        {
          kind: 'figures',
          figures: [
            { label: 'Emma (1)', under: 'مستعمل، جيد', value: '٥٫٠٠ €' },
            { label: 'رقم التتبّع', value: '12 345-678' },
            { label: 'IBAN', value: 'IE29AIBK93115212345678' },
          ],
        },
      ],
    });

    expect(text).toContain('\u200f\u2068Emma (1)\u2069 (\u2068مستعمل، جيد\u2069): \u2068٥٫٠٠ €\u2069\n');
    expect(text).toContain('\u200f\u2068رقم التتبّع\u2069: \u206812 345-678\u2069\n');
    expect(text).toContain('\u200f\u2068IBAN\u2069: IE29AIBK93115212345678\n');
  });

  it('gives each link of an Arabic plain text its own line, without marks', () => {
    const { text } = written({
      language: 'ar',
      action: { label: 'فتح الطلب', link: 'https://dogear.example/ar?a=1' },
      after: [{ kind: 'link', label: 'الرجوع عن العقد', link: 'https://dogear.example/ar#b' }],
    });

    expect(text).toContain('\n\nفتح الطلب:\nhttps://dogear.example/ar?a=1\n\n');
    expect(text).toContain('\n\nالرجوع عن العقد:\nhttps://dogear.example/ar#b\n\n');
  });

  it('lets an IBAN break at the end of a line, but no amount', () => {
    const { html } = written({
      before: [
        {
          kind: 'figures',
          figures: [
            { label: 'IBAN', value: 'IE29AIBK93115212345678' },
            { label: 'Sum', value: '€1,234.50' },
          ],
        },
      ],
    });
    const cell = (value: string) => new RegExp(`<td [^>]*style="([^"]*)"><bdi>${value}`).exec(html)?.[1] ?? '';
    expect([
      cell('IE29').includes('nowrap'),
      cell('IE29').includes('overflow-wrap:anywhere'),
      cell('€1').includes('nowrap'),
    ]).toEqual([false, true, true]);
  });
});
