// Sends rows of a file of books to the running shop in chunks, then optimizes the search index.
const mostRows = 1000;
const mostBytes = 1_500_000;

/** Calls the import API. @throws an Error with a message for the terminal. */
async function call(url, token, method, path, body) {
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
  const sentences = {
    'import-token-wrong':
      'The shop refused the token. Locally it is in .wrangler/state/secrets.json, deployed it is the ' +
      'IMPORT_TOKEN secret.',
    'no-isbn-column': 'No column of the file holds ISBNs.',
    'no-title-column': 'No column of the file holds titles.',
  };
  throw new Error(
    sentences[problem.facts?.reason] ??
      sentences[problem.code] ??
      `The shop answered ${problem.code} ${JSON.stringify(problem.facts ?? {})}`,
  );
}

/** Splits rows into chunks below the limits of one call. */
function* chunks(rows, from) {
  let at = from;
  while (at < rows.length) {
    let bytes = 0;
    let end = at;
    while (end < rows.length && end - at < mostRows) {
      bytes += Buffer.byteLength(JSON.stringify(rows[end]));
      if (bytes > mostBytes && end > at) break;
      end += 1;
    }
    yield { from: at, rows: rows.slice(at, end) };
    at = end;
  }
}

/**
 * Imports a table (`header`, `rows`, all cells text) under the name `source`.
 * Calls `onChunk(totals, done, count)` after each chunk. Returns the totals.
 */
export async function sendRows({ url, token, source, header, rows, options, resume = false, onChunk = () => {} }) {
  const run = await call(url, token, 'POST', '', { source, header, sample: rows.slice(0, 200), resume, options });
  const all = run.headerIsRow ? [header, ...rows] : rows;
  const totals = {
    added: 0,
    updated: 0,
    unchanged: 0,
    recovered: 0,
    rejected: [],
    columns: run.columns,
    headerIsRow: run.headerIsRow,
    began: run.nextRow,
    finished: run.finished,
  };
  if (run.finished) return totals;
  for (const chunk of chunks(all, run.nextRow)) {
    const answer = await call(url, token, 'PUT', `/${run.run}/rows/${chunk.from}`, { rows: chunk.rows });
    for (const count of ['added', 'updated', 'unchanged', 'recovered']) totals[count] += answer[count];
    totals.rejected.push(...answer.rejected);
    onChunk(totals, chunk.from + chunk.rows.length, all.length);
  }
  for (let after = null, done = false; !done;) {
    ({ after, done } = await call(url, token, 'POST', `/${run.run}/finish`, { after }));
  }
  return totals;
}
