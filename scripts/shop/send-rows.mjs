// Sends rows of a file of books to the running shop in chunks, then optimizes the search index.

/** Most rows of one call, and most bytes of them. The API refuses longer ones. */
const maxRows = 1000;
const maxBytes = 1_500_000;
/** Most rows from which unnamed columns are found. */
const maxSampleRows = 200;

/** Sentences for the terminal, by the reason or the code of a problem. */
const sentences = {
  'import-token-wrong':
    'The shop refused the token. Locally it is in .wrangler/state/secrets.json, deployed it is the ' +
    'IMPORT_TOKEN secret.',
  'no-isbn-column': 'No column of the file holds ISBNs.',
  'no-title-column': 'No column of the file holds titles.',
  'no-grade-column': 'No column of the file holds the condition of the copies.',
  'no-cost-column': 'No column of the file holds what the copies cost. Give it with --cost, for example --cost 2.50',
};

/** Calls the import API. @throws an Error with a message for the terminal. */
async function call({ url, token }, method, path, body) {
  let answer;
  try {
    answer = await fetch(`${url}/api/catalogue/imports${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    throw new Error(
      `${url} does not answer (${error.cause?.code ?? error.message}); the import goes on with --resume`,
      { cause: error },
    );
  }
  if (answer.ok) return answer.json();
  const problem = await answer.json().catch(() => ({ code: `HTTP ${answer.status}` }));
  throw new Error(
    sentences[problem.facts?.reason] ??
      sentences[problem.code] ??
      `The shop answered ${problem.code} ${JSON.stringify(problem.facts ?? {})}`,
  );
}

/**
 * Splits rows into chunks below the limits of one call. The first `from` rows are skipped: they are done. Only the rows
 * of one chunk are in memory.
 */
async function* chunks(rows, from) {
  let row = 0;
  let chunk = [];
  let bytes = 0;
  for await (const cells of rows) {
    row += 1;
    if (row <= from) continue;
    const size = Buffer.byteLength(JSON.stringify(cells));
    if (chunk.length > 0 && (chunk.length === maxRows || bytes + size > maxBytes)) {
      yield { from: row - 1 - chunk.length, rows: chunk };
      chunk = [];
      bytes = 0;
    }
    chunk.push(cells);
    bytes += size;
  }
  if (chunk.length > 0) yield { from: row - chunk.length, rows: chunk };
}

/**
 * Imports rows (all cells text) under the name `source`. `kind`: `copies` for the shop's own copies; else editions.
 * `rows(headerIsRow, nextRow)` returns them as an iterable, also an asynchronous one, which is read once from its first
 * row. `sample`: rows from which unnamed columns are found.
 * Calls `onChunk(answer, from, rows)` after each chunk: its rejected rows and counts, its first row and its length.
 * Returns the totals without the rejected rows.
 */
export async function streamRows({ url, token, source, kind, header, sample, rows, options, resume = false, onChunk }) {
  const shop = { url, token };
  const run = await call(shop, 'POST', '', { source, kind, header, sample, resume, options });
  const totals = {
    added: 0,
    updated: 0,
    unchanged: 0,
    recovered: 0,
    columns: run.columns,
    headerIsRow: run.headerIsRow,
    began: run.nextRow,
    finished: run.finished,
  };
  if (run.finished) return totals;
  for await (const chunk of chunks(rows(run.headerIsRow, run.nextRow), run.nextRow)) {
    const answer = await call(shop, 'PUT', `/${run.run}/rows/${chunk.from}`, { rows: chunk.rows });
    for (const count of ['added', 'updated', 'unchanged', 'recovered']) totals[count] += answer[count];
    onChunk(answer, chunk.from, chunk.rows.length);
  }
  for (let after = null, done = false; !done;) {
    ({ after, done } = await call(shop, 'POST', `/${run.run}/finish`, { after }));
  }
  return totals;
}

/**
 * Imports a table (`header`, `rows`, all cells text) under the name `source`.
 * Calls `onChunk(totals, done, count)` after each chunk. Returns the totals with all rejected rows.
 */
export async function sendRows({ header, rows, onChunk = () => {}, ...more }) {
  const rejected = [];
  let count = rows.length;
  const totals = await streamRows({
    ...more,
    header,
    sample: rows.slice(0, maxSampleRows),
    rows: (headerIsRow) => {
      const all = headerIsRow ? [header, ...rows] : rows;
      count = all.length;
      return all;
    },
    onChunk: (answer, from, length) => {
      rejected.push(...answer.rejected);
      onChunk({ rejected }, from + length, count);
    },
  });
  return { ...totals, rejected };
}
