// Loads the embedded catalogue, books and texts, into the running shop through the import API. Existing data stays.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { loadTexts } from './load-texts.mjs';
import { sendRows } from './send-rows.mjs';

const read = (name) =>
  parse(readFileSync(`catalogue/${name}.csv`, 'utf8'), { columns: true, bom: true, skip_empty_lines: true });

/** Returns the three files as one table: each row has an edition, its work and its description. */
export function embeddedCatalogue() {
  const works = new Map(read('works').map((work) => [work.work, work]));
  const texts = new Map(read('descriptions').map((each) => [each.isbn, each.text]));
  const editions = read('editions');
  const columns = Object.keys(editions[0] ?? {});
  const header = [...columns, 'work_title', 'work_authors', 'work_language', 'work_year', 'description'];
  const rows = editions.map((edition) => {
    const work = works.get(edition.work) ?? {};
    return [
      ...columns.map((name) => edition[name]),
      work.title ?? '',
      work.authors ?? '',
      work.language ?? '',
      work.year ?? '',
      texts.get(edition.isbn) ?? '',
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
