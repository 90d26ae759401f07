// Adds messages to one language from standard input (a JSON object):
// node scripts/add-messages.mjs [language] < words.json
// Keys are sorted, so that additions of two people seldom conflict in a merge.
import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const language = process.argv[2] ?? 'en';
const file = `messages/${language}.json`;
const added = JSON.parse(readFileSync(0, 'utf8'));
const { $schema, ...words } = JSON.parse(readFileSync(file, 'utf8'));
const merged = Object.fromEntries(Object.entries({ ...words, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(`${file}.new`, `${JSON.stringify({ $schema, ...merged }, null, 2)}\n`);
renameSync(`${file}.new`, file);
execFileSync(process.execPath, ['scripts/compile-messages.mjs', '--force'], { stdio: 'inherit' });
console.log(`${Object.keys(added).length} messages added to ${file}`);
