// Measures the download of a first visit from the build in dist/. Fails where a limit is exceeded.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { importMap } from '../worker/html/pages/import-map.ts';

/** Limits in gzip bytes: English script of the two usual first pages, styles, import map in each page's HTML. */
const bars = { '/': 118_000, '/books/$isbn/{-$title}': 118_000, styles: 25_000, map: 2_500 };
/** Share by which a page may exceed its limit in languages with longer messages. */
const longer = 0.015;

const shell = JSON.parse(readFileSync('dist/shell.json', 'utf8'));
const { locales: languages } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const weigh = (file) => gzipSync(readFileSync(join('dist/client/assets', file)), { level: 9 }).length;
const known = new Map();
const weight = (file) => known.get(file) ?? known.set(file, weigh(file)).get(file);
const sum = (files) => files.reduce((total, file) => total + weight(file), 0);
const file = (chunk, language) => `${chunk}-${shell.files[language][chunk]}.js`;
const maps = Object.fromEntries(
  languages.map((language) => [language, gzipSync(importMap(shell, language), { level: 9 }).length]),
);
const scriptOf = (route, language) =>
  sum([shell.entry, ...shell.entryImports, ...(shell.routes[route] ?? [])].map((chunk) => file(chunk, language)));

const rows = {};
const failures = [];
for (const route of Object.keys(shell.routes).toSorted()) {
  const own = shell.sheets[route];
  const weights = Object.fromEntries(languages.map((language) => [language, scriptOf(route, language)]));
  const heaviest = languages.toSorted((one, other) => weights[other] - weights[one])[0];
  rows[route] = {
    'script (en)': weights.en,
    'script (most)': weights[heaviest],
    in: heaviest,
    styles: sum([...shell.styles, ...(own === undefined ? [] : [own])]),
  };
  const bar = bars[route];
  if (bar !== undefined && (weights.en > bar || weights[heaviest] > bar * (1 + longer)))
    failures.push(
      `${route}: ${weights.en} bytes of script in en, ${weights[heaviest]} in ${heaviest}; the bar is ${bar}`,
    );
}
const deskPages = Object.keys(shell.routes).filter((route) => shell.routes[route].includes('desk'));
for (const route of deskPages.filter((one) => !/^\/desk(?:\/|$)/.test(one)))
  failures.push(`${route}: loads the script of the desk; name what it shares in scripts/build/chunk-groups.ts`);
if (sum(shell.styles) > bars.styles)
  failures.push(`styles of every page: ${sum(shell.styles)} bytes; the bar is ${bars.styles}`);
const heaviest = Math.max(...Object.values(maps));
console.log(`import map: ${maps.en} bytes in en, at most ${heaviest}; ${Object.keys(shell.files.en).length} chunks`);
if (heaviest > bars.map) failures.push(`import map: ${heaviest} bytes; the bar is ${bars.map}`);
for (const route of Object.keys(bars))
  if (route.startsWith('/') && rows[route] === undefined) failures.push(`${route} is no page`);
if (process.argv.includes('--all') || failures.length > 0) console.table(rows);
else
  console.table(
    Object.fromEntries(
      Object.entries(rows).filter(
        ([route]) => bars[route] !== undefined || /\/(search|basket|checkout|bulk-scanning)$/.test(route),
      ),
    ),
  );
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
