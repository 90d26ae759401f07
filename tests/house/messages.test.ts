import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../domain/language';

const words = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));

describe.each(languages)('the words in %s', (language) => {
  it('end a mail’s link with the link itself, so that no invisible mark is taken for a part of it', () => {
    expect(String(words(language)['mail_link_text'])).toMatch(/\{link\}$/);
  });

  it('do not shout', () => {
    expect(Object.entries(words(language)).filter(([, text]) => /[!！]/.test(JSON.stringify(text)))).toEqual([]);
  });
});
