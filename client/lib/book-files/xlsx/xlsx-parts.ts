// Spreadsheets for tests.
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type Cell = string | number | { readonly day: number } | { readonly value: string } | { readonly raw: string };

function cellXml(cell: Cell, at: number, row: number): string {
  const place = `${String.fromCharCode(65 + at)}${row}`;
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if ('value' in cell) return `<c r="${place}"><v>${cell.value}</v></c>`;
  // Style 1 is a date.
  return 'day' in cell ? `<c r="${place}" s="1"><v>${cell.day}</v></c>` : cell.raw;
}

/** Returns the XML of a sheet. */
export function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map((cell, place) => cellXml(cell, place, at + 1)).join('')}</row>`,
  );
  return `<?xml version="1.0"?><worksheet ${main}><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** Returns the parts of a spreadsheet with these sheets (XML), and others by their paths. */
export function xlsxParts(
  sheets: readonly string[],
  others: Readonly<Record<string, string>> = {},
): Record<string, Uint8Array> {
  const names = sheets.map((_, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
    ...others,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
}

/** Returns a packed spreadsheet. */
export const xlsxOf = (...sheets: readonly string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(zipSync(xlsxParts(sheets)));

/** Returns parts that are packed while they are written, as web services do: sizes come after each part. */
export function streamedXlsx(parts: Readonly<Record<string, Uint8Array>>): Blob {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const [name, bytes] of Object.entries(parts)) {
    const part = new ZipDeflate(name, { level: 9 });
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  return new Blob(chunks);
}

/** Returns a compound file with a stream of a name: `EncryptedPackage` with a password, `Workbook` of old Excel. */
export function compoundFile(stream: string): Uint8Array<ArrayBuffer> {
  const sector = 512;
  const bytes = new Uint8Array(sector * 4);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  // The directory is in sector 1; an entry has 128 bytes and begins with its name.
  view.setUint32(48, 1, true);
  for (const [at, name] of ['Root Entry', stream].entries())
    Array.from(name).forEach((letter, place) =>
      view.setUint16(sector * 2 + at * 128 + place * 2, letter.charCodeAt(0), true),
    );
  return bytes;
}
