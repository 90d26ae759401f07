// Reads any CSV file of books. Detects encoding, delimiter and quoting from the file. All cells stay text.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Returns the text of a file in UTF-8, UTF-16 (with byte order mark), or else Windows-1252. */
export function decode(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the delimiter that splits the first lines most evenly; more cells a line score higher. */
export function sniffDelimiter(text) {
  const lines = text.split(/\r?\n/, 40).filter((line) => line.trim() !== '');
  const score = (delimiter) => {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return usual * (counts.filter((count) => count === usual).length / counts.length);
  };
  return [',', ';', '\t', '|'].map((delimiter) => [delimiter, score(delimiter)]).toSorted((a, b) => b[1] - a[1])[0][0];
}

/** Returns header, rows, delimiter, and the line at which each row begins (1-based). */
export function readBooksFile(file) {
  const text = decode(readFileSync(file));
  const delimiter = sniffDelimiter(text);
  const options = {
    delimiter,
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    skip_records_with_error: true,
  };
  // Some exports escape a quote by a backslash. Use that reading only where it finds more records.
  const plain = parse(text, options);
  const escaped = text.includes('\\"') ? parse(text, { ...options, escape: '\\' }) : [];
  const records = escaped.length > plain.length ? escaped : plain;
  const [first, ...rest] = records;
  if (first === undefined) throw new Error(`${file} is empty`);
  let line = first.info.lines;
  const lines = rest.map(({ info }) => {
    const begins = line + 1;
    line = info.lines;
    return begins;
  });
  return { header: first.record, rows: rest.map(({ record }) => record), lines, delimiter };
}
