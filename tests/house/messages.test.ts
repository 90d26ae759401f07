import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/language';

const words = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));

describe.each(languages)('messages in %s', (language) => {
  it('have no character after the link of a mail', () => {
    expect(String(words(language)['mail_link_text'])).toMatch(/\{link\}$/);
  });

  it('contain no exclamation mark', () => {
    expect(Object.entries(words(language)).filter(([, text]) => /[!！]/.test(JSON.stringify(text)))).toEqual([]);
  });
});
