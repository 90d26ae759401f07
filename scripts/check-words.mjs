// Checks the words that people read: `node scripts/check-words.mjs [language …]`.
// Prints each text with a word of docs/words/never.csv and each gap of docs/words/glossary.csv. Ends with 1 if any.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { requireNode } from './require-node.mjs';
import { readTexts } from './words/read-texts.mjs';
import { glossaryFaults, neverFaults } from './words/word-faults.mjs';

requireNode();
const { locales } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const readCsv = (path) => parse(readFileSync(path, 'utf8'), { columns: true });
const glossary = readCsv('docs/words/glossary.csv');
const never = readCsv('docs/words/never.csv');
const wanted = process.argv.slice(2);
let count = 0;
for (const language of locales.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const faults = [
    ...glossaryFaults(glossary, language),
    ...neverFaults(
      readTexts(language),
      never.filter((row) => row.language === language),
    ),
  ];
  count += faults.length;
  for (const fault of faults) console.error(`${language} ${fault}`);
}
console.log(`words: ${count} faults`);
process.exit(count === 0 ? 0 : 1);
