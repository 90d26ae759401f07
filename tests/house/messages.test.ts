import { execFileSync } from 'node:child_process';
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

/** The full-width tilde ～ (U+FF5E). Shops in Japan write the wave dash 〜 (U+301C) between two numbers. */
const fullWidthTilde = '\uff5e';

describe('the words of the shop', () => {
  it('have the wave dash of Japanese, never the full-width tilde', () => {
    const files = execFileSync('git', ['ls-files', '-z', 'messages', 'catalogue', 'client', 'domain', 'worker', 'docs'])
      .toString()
      .split('\0')
      .filter((file) => /\.(?:json|md|csv|tsx?)$/.test(file));

    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(fullWidthTilde))).toEqual([]);
  });
});
