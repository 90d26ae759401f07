/** Text in place of a value that can't be read: two characters of private use, which no list has. */
export const damagedCell = '\uE000\uE001';

/** A cell with its prefix, attributes and content. */
const cell = /<((?:\w+:)?)c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
const valueOf = /<(?:\w+:)?v\b[^>]*>([^<]*)</;
const sharedText = /<(?:\w+:)?si[\s/>]/g;
const cellFormats = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/;
const cellFormat = /<(?:\w+:)?xf[\s/>]/g;

const decoder = new TextDecoder();
const textOf = (part: Uint8Array | undefined) => (part === undefined ? '' : decoder.decode(part));
const attributeOf = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
const isIndex = (text: string, count: number) => /^\d+$/.test(text) && Number(text) < count;

/** Numbers of texts and formats to which the cells of a spreadsheet can refer. */
interface Counts {
  readonly texts: number;
  readonly formats: number;
}

/** Returns whether the reader refuses a cell: a reference to nothing, or a value that is none of its type. */
function isDamaged(attributes: string, content: string, { texts, formats }: Counts): boolean {
  const value = (valueOf.exec(content)?.[1] ?? '').trim();
  const format = attributeOf(attributes, 's');
  switch (attributeOf(attributes, 't') ?? 'n') {
    case 's':
      return value !== '' && !isIndex(value, texts);
    case 'b':
      return value !== '' && value !== '0' && value !== '1';
    case 'd':
      return value !== '' && Number.isNaN(Date.parse(value));
    case 'n':
      return value !== '' && (Number.isNaN(Number(value)) || (format !== undefined && !isIndex(format, formats)));
    case 'str':
    case 'inlineStr':
    case 'e':
      return false;
    default:
      return true;
  }
}

/**
 * Writes `damagedCell` into the cells of all sheets that the reader refuses. Returns whether there are any.
 * @see read-excel-file, xlsx/parseCell.js: it stops at the first such cell
 */
export function replaceDamagedCells(parts: Map<string, Uint8Array>): boolean {
  const counts = {
    texts: (textOf(parts.get('xl/sharedStrings.xml')).match(sharedText) ?? []).length,
    formats: ((cellFormats.exec(textOf(parts.get('xl/styles.xml')))?.[0] ?? '').match(cellFormat) ?? []).length,
  };
  let hasReplaced = false;
  for (const [name, part] of parts) {
    if (!name.startsWith('xl/worksheets/')) continue;
    const text = textOf(part);
    const replaced = text.replace(cell, (all: string, prefix: string, attributes: string, content = '') => {
      if (!isDamaged(attributes, content, counts)) return all;
      const place = attributeOf(attributes, 'r');
      const [open, inner] = [`<${prefix}c r="${place}" t="inlineStr">`, `<${prefix}is><${prefix}t>${damagedCell}`];
      return place === undefined ? all : `${open}${inner}</${prefix}t></${prefix}is></${prefix}c>`;
    });
    if (replaced === text) continue;
    hasReplaced = true;
    parts.set(name, new TextEncoder().encode(replaced));
  }
  return hasReplaced;
}
