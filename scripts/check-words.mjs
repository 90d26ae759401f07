// Checks the words that people read: `node scripts/check-words.mjs [language …]`.
// Prints each text with a word of docs/words/never.csv, each gap of docs/words/glossary.csv, and each button, heading,
// tab, subject, hint, error and sentence that is too long. Ends with 1 if there is any.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { requireNode } from './require-node.mjs';
import { importDomain } from './shop/import-domain.mjs';
import { readTexts, readVariants } from './words/read-texts.mjs';
import { sentenceFaults } from './words/sentence-lengths.mjs';
import { hintsIn, shortTextFaults } from './words/short-texts.mjs';
import { headingFaults, kindsIn, lengthFaults, readComponents } from './words/text-lengths.mjs';
import { glossaryFaults, neverFaults } from './words/word-faults.mjs';

requireNode();
const { locales } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const readCsv = (path) => parse(readFileSync(path, 'utf8'), { columns: true });
const readMessages = (language) => JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'));
const glossary = readCsv('docs/words/glossary.csv');
const never = readCsv('docs/words/never.csv');
const wanted = process.argv.slice(2);
const components = readComponents('client');
const kinds = kindsIn(components);
const hints = hintsIn(components);
const { parseChoices } = await importDomain('pages/choices.ts');
let count = 0;
for (const language of locales.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const faults = [
    ...glossaryFaults(glossary, language),
    ...neverFaults(
      readTexts(language),
      never.filter((row) => row.language === language || row.language === 'all' || row.language === ''),
    ),
    ...headingFaults(readTexts(language), language),
    ...lengthFaults(readMessages(language), kinds, language),
    ...shortTextFaults(readMessages(language), hints, language),
    ...sentenceFaults(readVariants(language, parseChoices), language),
  ];
  count += faults.length;
  for (const fault of faults) console.error(`${language} ${fault}`);
}
console.log(`words: ${count} faults`);
process.exit(count === 0 ? 0 : 1);
