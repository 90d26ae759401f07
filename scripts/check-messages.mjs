// Fails when a message is missing, is unused, has other placeholders than English, or lacks a plural form.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { locales, baseLocale } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const files = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
);
const faults = [];

/** Returns every text of a message: one, or one per variant. */
const texts = (message) =>
  typeof message === 'string' ? [message] : message.flatMap((part) => Object.values(part.match));
const placeholders = (message) =>
  [...new Set(texts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1])))]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(' ');
/** Returns the inputs that a plural counts. They count as used even where a form omits the figure. */
const counted = (message) =>
  typeof message === 'string'
    ? []
    : message.flatMap((part) =>
        part.declarations.filter((line) => line.startsWith('input ')).map((line) => line.slice(6)),
      );

const base = files[baseLocale];
const keys = Object.keys(base).filter((key) => key !== '$schema');
for (const [locale, words] of Object.entries(files)) {
  for (const key of keys) {
    if (!(key in words)) faults.push(`${locale}: ${key} is missing`);
    else checkMessage(locale, key, words[key]);
  }
  for (const key of Object.keys(words))
    if (key !== '$schema' && !(key in base)) faults.push(`${locale}: ${key} is not in ${baseLocale}`);
}

function checkMessage(locale, key, message) {
  for (const text of texts(message)) if (text.trim() === '') faults.push(`${locale}: ${key} is empty`);
  const optional = new Set([...counted(message), ...counted(base[key])]);
  const strip = (list) =>
    list
      .split(' ')
      .filter((name) => name !== '' && !optional.has(name))
      .join(' ');
  const [own, wanted] = [strip(placeholders(message)), strip(placeholders(base[key]))];
  if (own !== wanted) faults.push(`${locale}: ${key} has placeholders {${own}}, ${baseLocale} has {${wanted}}`);
  if (typeof message === 'string') return;
  for (const part of message) {
    const plural = part.declarations.map((line) => /^local (\w+) = \w+: plural/.exec(line)?.[1]).find(Boolean);
    if (!plural) continue;
    const forms = Object.keys(part.match).map((match) => new RegExp(`${plural}=([\\w*]+)`).exec(match)?.[1]);
    if (forms.includes('*')) continue;
    for (const category of new Intl.PluralRules(locale).resolvedOptions().pluralCategories) {
      if (!forms.includes(category)) faults.push(`${locale}: ${key} lacks the plural form "${category}"`);
    }
  }
}

const used = new Set();
const read = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) read(path);
    else if (/\.tsx?$/.test(entry.name))
      for (const found of readFileSync(path, 'utf8').matchAll(/\bm\.(\w+)/g)) used.add(found[1]);
  }
};
for (const folder of ['client', 'worker']) read(folder);
for (const key of keys) if (!used.has(key)) faults.push(`${key} is used nowhere`);
for (const key of used) if (!(key in base)) faults.push(`m.${key} is used but has no words`);

for (const fault of faults.slice(0, 200)) console.error(fault);
if (faults.length > 200) console.error(`… and ${faults.length - 200} more`);
console.log(`${keys.length} messages in ${locales.length} languages, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
