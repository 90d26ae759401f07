// npm run messages:add: adds messages and keeps the files of all languages sorted.
//   npm run messages:add -- KEY "English text"          adds an English text
//   npm run messages:add -- LANGUAGE < words.json       adds or replaces texts of a language: { KEY: text, … }
//   npm run messages:add < words.json                   the same for several: { LANGUAGE: { KEY: text, … }, … }
//   npm run messages:add -- --check                     only sorts, and prints what is to be written
// Keys are sorted, so that additions of two people seldom conflict in a merge.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { compileMessages } from './build/messages/message-compiler.mjs';

const { locales, baseLocale } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const [first, text] = process.argv.slice(2);

/** Returns the texts of the command line or of the standard input, by language. */
function readGiven(isLanguage) {
  if (first !== undefined && !isLanguage) return { [baseLocale]: { [first]: text } };
  const given = JSON.parse(readFileSync(0, 'utf8'));
  return isLanguage ? { [first]: given } : given;
}

/** Returns the added texts by language. @throws an Error when a language, a key or a text is not valid. */
function readAdded() {
  if (first === '--check') return {};
  const isLanguage = locales.includes(first);
  if (first !== undefined && !isLanguage && text === undefined)
    throw new Error(`"${first}" is not a language. For a message, add its ${baseLocale} text.`);
  const added = readGiven(isLanguage);
  for (const [language, words] of Object.entries(added)) {
    if (!locales.includes(language)) throw new Error(`"${language}" is not a language of the shop`);
    for (const key of Object.keys(words))
      if (!/^[a-z][a-z0-9_]*$/.test(key)) throw new Error(`the key "${key}" is not in snake_case`);
  }
  return added;
}

const added = readAdded();
const files = {};
for (const language of locales) {
  const file = `messages/${language}.json`;
  const before = readFileSync(file, 'utf8');
  const { $schema, ...words } = JSON.parse(before);
  const merged = Object.entries({ ...words, ...added[language] }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  files[language] = Object.fromEntries(merged);
  const after = `${JSON.stringify({ $schema, ...files[language] }, null, 2)}\n`;
  if (after === before) continue;
  writeFileSync(`${file}.new`, after);
  renameSync(`${file}.new`, file);
  console.log(`${file}: ${Object.keys(added[language] ?? {}).length} added or replaced`);
}
const keys = [...new Set(Object.values(files).flatMap(Object.keys))].toSorted();
const open = locales
  .map((language) => [language, keys.filter((key) => !(key in files[language]))])
  .filter(([, missing]) => missing.length > 0);
console.log(open.length === 0 ? 'Every message is there in every language.' : 'To be written:');
for (const [language, missing] of open) console.log(`  ${language}  ${missing.join(', ')}`);
await compileMessages();
// Timers of the compiler's SDK would keep the process alive for half a minute.
process.exit(0);
