import { describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTexts } from './read-texts.mjs';
import { glossaryFaults, neverFaults } from './word-faults.mjs';

const never = [
  { language: 'en', pattern: '\\bbaskets?\\b', use_instead: 'sell list' },
  { language: 'en', pattern: '(^|\\] )even\\b', use_instead: 'Nothing to pay' },
];

/** Returns a folder with one message in two forms, one question and one page. */
function shopTexts() {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'messages'));
  mkdirSync(join(folder, 'catalogue/faq'), { recursive: true });
  mkdirSync(join(folder, 'catalogue/pages'));
  const forms = [{ match: { 'count=one': 'A basket', 'count=other': 'Two baskets' } }];
  writeFileSync(join(folder, 'messages/en.json'), JSON.stringify({ $schema: 'basket', list: forms, rest: 'Even' }));
  const question = { id: 'sell', question: 'How?', answer: 'Open your [sell list](/basket).', words: ['basket'] };
  writeFileSync(join(folder, 'catalogue/faq/en.json'), JSON.stringify({ topics: [], questions: [question] }));
  writeFileSync(join(folder, 'catalogue/pages/about.en.md'), 'A shop.\nYour basket.\n');
  writeFileSync(join(folder, 'catalogue/pages/about.de.md'), 'basket');
  return folder;
}

describe('words that may not appear', () => {
  it('are found in each form of a message and in pages, but not in typed wordings and addresses', () => {
    expect(neverFaults(readTexts('en', shopTexts()), never)).toEqual([
      'messages: list: “basket” → sell list',
      'messages: list: “baskets” → sell list',
      'pages/about.en.md:2: “basket” → sell list',
      'messages: rest: “Even” → Nothing to pay',
    ]);
  });
});

describe('the glossary', () => {
  it('needs a term of each language', () => {
    const rows = [
      { concept: 'buy', en: 'buy', de: 'kaufen' },
      { concept: 'sell', en: 'sell', de: ' ' },
    ];

    expect(glossaryFaults(rows, 'en')).toEqual([]);
    expect(glossaryFaults(rows, 'de')).toEqual(['glossary: “sell” has no term']);
  });
});
