// Checks the embedded catalogue: `node scripts/check-catalogue.mjs [folder]`.
// Prints one line per bad row (`file:line reason`) or text (`file reason`) and ends with 1 when there is one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { checkTexts } from './texts/catalogue-texts.mjs';
import { importDomain } from './shop/import-domain.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const folder = process.argv[2] ?? fileURLToPath(new URL('../catalogue/', import.meta.url));
const { languages, intlLocale } = await importDomain('language.ts');
const { subjects } = await importDomain('subjects.ts');
const { grades } = await importDomain('grade.ts');
const { formats } = await importDomain('catalogue/formats.ts');
const { parseChoices } = await importDomain('pages/choices.ts');
const { countedFigures } = await importDomain('pages/figures.ts');
const gradeColumns = grades.map((grade) => grade.replaceAll('-', '_'));
/** Formats that the embedded catalogue may use: an edition there names its binding. */
const bindings = formats.filter((format) => format !== 'other');
const columns = {
  'works.csv': ['work', 'title', 'authors', 'language', 'year'],
  'editions.csv': [
    'isbn',
    'work',
    'title',
    'subtitle',
    'authors',
    'language',
    'publisher',
    'published',
    'format',
    'pages',
    'subjects',
    'series',
    'reference_price',
    'demand',
    ...gradeColumns,
  ],
  'descriptions.csv': ['isbn', 'text'],
  'titles.csv': ['work', 'language', 'title'],
  'author-names.csv': ['author', 'name'],
};
const problems = [];

/** Returns the rows of a file with the line each begins on. Adds a problem when its quotes are wrong. */
function parseRows(file, text) {
  const rows = [];
  let line = 1;
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      on_record: (cells, { lines }) => {
        rows.push({ line, cells });
        line = lines + 1;
        return null;
      },
    });
  } catch (error) {
    problems.push(`${file}:${line} ${error.message}`);
  }
  return rows;
}

/** Returns the records of a file as objects by column. Reports a row of the wrong width and leaves it out. */
function load(file) {
  const raw = readFileSync(join(folder, file), 'utf8');
  if (raw.startsWith('\uFEFF')) problems.push(`${file}:1 begins with a byte order mark`);
  const [head, ...rows] = parseRows(file, raw);
  const names = columns[file];
  if (head?.cells.join() !== names.join()) problems.push(`${file}:1 the columns must be ${names.join()}`);
  return rows.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      problems.push(`${file}:${line} has ${cells.length} cells instead of ${names.length}`);
      return [];
    }
    return [{ line, ...Object.fromEntries(names.map((name, index) => [name, cells[index]])) }];
  });
}

function isIsbn13(isbn) {
  if (!/^97[89]\d{10}$/.test(isbn) || isbn.startsWith('9790')) return false;
  return [...isbn].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}

const isYear = (text, oldest) => /^-?\d{1,4}$/.test(text) && Number(text) >= oldest && Number(text) <= 2100;
const isList = (text) => text.split(' | ').every((part) => part !== '' && part === part.trim() && !part.includes('|'));
const isCount = (text, max) => /^\d{1,4}$/.test(text) && Number(text) <= max;

/** Reports rows that repeat a value of the column `key`, and rows that are not sorted by `sortKey`. */
function checkOrder(file, records, key, sortKey) {
  const seen = new Map();
  records.forEach((record, index) => {
    const earlier = seen.get(record[key]);
    if (earlier !== undefined)
      problems.push(`${file}:${record.line} ${key} ${record[key]} is already on line ${earlier}`);
    seen.set(record[key], record.line);
    const before = records[index - 1];
    if (before && sortKey && sortKey(before) > sortKey(record)) {
      problems.push(`${file}:${record.line} is out of order: sort by language, then work`);
    }
  });
}

const works = load('works.csv');
const editions = load('editions.csv');
const descriptions = load('descriptions.csv');
const titles = load('titles.csv');
const names = load('author-names.csv');
const worksBySlug = new Map(works.map((work) => [work.work, work]));
const isbns = new Set(editions.map((edition) => edition.isbn));
const usedWorks = new Set(editions.map((edition) => edition.work));
const byLanguage = (record) => `${record.language}\u0000${record.work}`;

for (const work of works) {
  const report = (reason) => problems.push(`works.csv:${work.line} ${reason}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(work.work)) report(`work "${work.work}" is not a slug`);
  if (work.title.trim() === '' || work.title !== work.title.trim())
    report('the title is empty or has spaces around it');
  if (!isList(work.authors)) report(`authors "${work.authors}" must be separated by " | "`);
  if (!/^[a-z]{2}$/.test(work.language)) report(`language "${work.language}" is not ISO 639-1`);
  if (!isYear(work.year, -3000)) report(`year "${work.year}" is not a year`);
  if (!usedWorks.has(work.work)) report(`no edition belongs to ${work.work}`);
}
for (const edition of editions) {
  const report = (reason) => problems.push(`editions.csv:${edition.line} ${reason}`);
  if (!isIsbn13(edition.isbn)) report(`${edition.isbn} is not an ISBN-13`);
  if (!worksBySlug.has(edition.work)) report(`work ${edition.work} is not in works.csv`);
  if (edition.title.trim() === '' || edition.title !== edition.title.trim())
    report('the title is empty or has spaces around it');
  if (!isList(edition.authors)) report(`authors "${edition.authors}" must be separated by " | "`);
  if (!languages.includes(edition.language)) report(`language "${edition.language}" is not one of the shop's`);
  if (
    edition.published !== '' &&
    !(/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(edition.published) && isYear(edition.published.slice(0, 4), 1900))
  ) {
    report(`published "${edition.published}" must be a year or year-month`);
  }
  if (!bindings.includes(edition.format)) report(`format "${edition.format}" is not one of ${bindings.join(', ')}`);
  if (edition.pages !== '' && !(isCount(edition.pages, 5000) && Number(edition.pages) > 0))
    report(`pages "${edition.pages}" is not a number`);
  const chosen = edition.subjects.split(' | ');
  if (chosen.length > 3 || new Set(chosen).size !== chosen.length)
    report('subjects must be one to three different ones');
  for (const subject of chosen) if (!subjects.includes(subject)) report(`subject "${subject}" is not on the list`);
  if (edition.series !== '' && !/^\S.* #\d+(\.\d+)?$/.test(edition.series))
    report(`series "${edition.series}" must look like "Name #3"`);
  if (!/^\d{1,3}\.\d{2}$/.test(edition.reference_price) || Number(edition.reference_price) <= 0) {
    report(`reference_price "${edition.reference_price}" must be euros with two decimals`);
  }
  if (!isCount(edition.demand, 9999)) report(`demand "${edition.demand}" is not a whole number`);
  for (const column of gradeColumns)
    if (!isCount(edition[column], 999)) report(`${column} "${edition[column]}" is not a whole number`);
}
for (const description of descriptions) {
  const report = (reason) => problems.push(`descriptions.csv:${description.line} ${reason}`);
  if (!isbns.has(description.isbn)) report(`${description.isbn} is not in editions.csv`);
  if (description.text.trim().length < 20) report('the text is too short to describe a book');
}
const authors = new Set(editions.flatMap((edition) => edition.authors.split(' | ')));
for (const title of titles) {
  const report = (reason) => problems.push(`titles.csv:${title.line} ${reason}`);
  if (!worksBySlug.has(title.work)) report(`work ${title.work} is not in works.csv`);
  if (!languages.includes(title.language)) report(`language "${title.language}" is not one of the shop's`);
  if (title.title.trim() === '' || title.title !== title.title.trim() || title.title.includes('|'))
    report('the title is empty, has spaces around it or a "|" in it');
}
for (const name of names) {
  const report = (reason) => problems.push(`author-names.csv:${name.line} ${reason}`);
  if (!authors.has(name.author)) report(`${name.author} is not an author in editions.csv`);
  if (name.name.trim() === '' || name.name !== name.name.trim() || /[|=]/.test(name.name) || name.name === name.author)
    report('the name is empty, has spaces around it, has "|" or "=" in it, or is that in editions.csv');
}
checkOrder('works.csv', works, 'work', byLanguage);
checkOrder('editions.csv', editions, 'isbn', byLanguage);
checkOrder('descriptions.csv', descriptions, 'isbn');
const texts = checkTexts(folder, languages, { parseChoices, countedFigures, intlLocale });
problems.push(...texts.problems);

for (const problem of problems) console.error(problem);
const usedLanguages = new Set(editions.map((edition) => edition.language));
console.log(
  `catalogue: ${editions.length} editions of ${works.length} works in ${usedLanguages.size} languages, ` +
    `${descriptions.length} descriptions, ${texts.questions} questions, ${texts.pages} pages, ` +
    `${problems.length} problems`,
);
if (problems.length > 0) process.exitCode = 1;
