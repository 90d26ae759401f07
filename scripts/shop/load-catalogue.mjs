// Loads the embedded catalogue, books and texts, into the running shop through the import API. Existing data stays.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { loadTexts } from './load-texts.mjs';
import { sendRows } from './send-rows.mjs';

const read = (name) =>
  parse(readFileSync(`catalogue/${name}.csv`, 'utf8'), { columns: true, bom: true, skip_empty_lines: true });

/** Returns the entries of a cell by the values of a column: `de: Titel | ja: 題` for each work. */
function cellsBy(rows, column, entry) {
  const cells = new Map();
  for (const row of rows) cells.set(row[column], [...(cells.get(row[column]) ?? []), entry(row)]);
  return cells;
}

/** Returns the cell of other names for an edition's authors. `names`: cells by author. */
const namesCell = (authors, names) =>
  authors
    .split('|')
    .flatMap((author) => names.get(author.trim()) ?? [])
    .join(' | ');

/** Returns the files as one table: each row has an edition, its work, its description and what else both are called. */
export function embeddedCatalogue() {
  const works = new Map(read('works').map((work) => [work.work, work]));
  const texts = new Map(read('descriptions').map((each) => [each.isbn, each.text]));
  const editions = read('editions');
  const titles = cellsBy(read('titles'), 'work', ({ language, title }) => `${language}: ${title}`);
  const names = cellsBy(read('author-names'), 'author', ({ author, name }) => `${author} = ${name}`);
  const columns = Object.keys(editions[0] ?? {});
  const ofWork = ['work_title', 'work_authors', 'work_language', 'work_year'];
  const header = [...columns, ...ofWork, 'description', 'other_titles', 'other_names'];
  const rows = editions.map((edition) => {
    const work = works.get(edition.work) ?? {};
    return [
      ...columns.map((name) => edition[name]),
      work.title ?? '',
      work.authors ?? '',
      work.language ?? '',
      work.year ?? '',
      texts.get(edition.isbn) ?? '',
      (titles.get(edition.work) ?? []).join(' | '),
      namesCell(edition.authors, names),
    ];
  });
  return { header, rows };
}

/** Loads books and texts. Returns a line with the counts. @throws an Error when the shop refuses rows or texts. */
export async function loadCatalogue(url, token) {
  const { header, rows } = embeddedCatalogue();
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([header, rows]))
    .digest('hex')
    .slice(0, 16);
  const totals = await sendRows({
    url,
    token,
    source: `embedded ${fingerprint}`,
    header,
    rows,
    resume: true,
    options: { starter: true },
  });
  const texts = await loadTexts(url, token);
  const changed = totals.added + totals.updated;
  if (totals.rejected.length > 0)
    throw new Error(`catalogue/editions.csv: ${totals.rejected.length} rows are wrong (npm run check)`);
  return `${rows.length} editions${changed === 0 ? '' : `, ${totals.added} new, ${totals.updated} changed`}; ${texts}`;
}
