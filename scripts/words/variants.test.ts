import { describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseChoices } from '../../domain/pages/choices';
import { readVariants } from './read-texts.mjs';
import { variantsOf } from './variants.mjs';

describe('variantsOf', () => {
  it('returns a text without choices once', () => {
    expect(variantsOf('Within {days} days.', parseChoices)).toEqual(['Within {days} days.']);
  });

  it('shows each option of each choice, also of a choice within another', () => {
    const text = 'We {market, select, US {ship} JP {{cards, select, yes {send} other {post}}} other {mail}} it.';

    expect(variantsOf(text, parseChoices)).toEqual(['We ship it.', 'We post it.', 'We mail it.']);
    expect(variantsOf('{days, plural, one {# day} other {# days}}', parseChoices)).toEqual([
      '{days} day',
      '{days} days',
    ]);
  });
});

describe('readVariants', () => {
  it('reads the forms of messages, answers and whole pages', () => {
    const folder = mkdtempSync(join(tmpdir(), 'variants-'));
    for (const name of ['messages', 'catalogue/faq', 'catalogue/pages'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, 'messages/en.json'),
      JSON.stringify({ a: [{ match: { 'f=one': 'A', 'f=other': 'B' } }] }),
    );
    const answer = 'Open {cards, select, yes {your card} other {your bank}}.';
    const questions = [{ id: 'pay', question: 'How?', answer, words: ['cash'] }];
    writeFileSync(join(folder, 'catalogue/faq/en.json'), JSON.stringify({ topics: [], questions }));
    writeFileSync(join(folder, 'catalogue/pages/about.en.md'), 'One.\nTwo.');

    expect(readVariants('en', parseChoices, folder)).toEqual([
      { place: 'messages: a', text: 'A' },
      { place: 'messages: a', text: 'B' },
      { place: 'faq: pay', text: 'How?' },
      { place: 'faq: pay', text: 'Open your card.' },
      { place: 'faq: pay', text: 'Open your bank.' },
      { place: 'pages/about.en.md', text: 'One.\nTwo.' },
    ]);
  });
});
