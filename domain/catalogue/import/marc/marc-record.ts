/** A field of a record with its subfields in their order. */
export interface MarcField {
  readonly tag: string;
  readonly first: string;
  readonly second: string;
  readonly subfields: readonly { readonly code: string; readonly text: string }[];
}

/** A record of MARC 21 or UNIMARC. Texts are in NFC and have no signs for sorting. */
export interface MarcRecord {
  readonly leader: string;
  /** Format that the record names itself (MarcXchange); empty without one. */
  readonly format: string;
  readonly control: ReadonlyMap<string, string>;
  readonly fields: readonly MarcField[];
}

/** Both formats number their fields the same way, with other meanings. */
export const dialects = ['marc21', 'unimarc'] as const;
export type Dialect = (typeof dialects)[number];

/** Returns the fields of some tags, in the order of the record. */
export function fieldsOf(record: MarcRecord, ...tags: readonly string[]): MarcField[] {
  return record.fields.filter(({ tag }) => tags.includes(tag));
}

/** Returns the texts of a field's subfields of some codes, without the empty ones. */
export function textsOf(field: MarcField | undefined, codes: string): string[] {
  return (field?.subfields ?? [])
    .filter(({ code }) => codes.includes(code))
    .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text !== '');
}

/** Returns the text of a subfield with all of its spaces: of codes that have their meaning by their place. */
export function codesOf(record: MarcRecord, tag: string): string {
  const [field] = fieldsOf(record, tag);
  return field?.subfields.find(({ code }) => code === 'a')?.text ?? '';
}

/** Returns the text of a field's first subfield of a code; empty without one. */
export function textOf(field: MarcField | undefined, code: string): string {
  return textsOf(field, code)[0] ?? '';
}

/** Signs that enclose an article, which sorting skips: control characters, and `<<The>>`. */
const sortingSigns = /[\u0088\u0089\u0098\u009c]|<<|>>/gu;

/** Marks of direction, which libraries add to texts in Arabic and Hebrew. Joiners stay: Persian needs them. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns the text of a subfield in NFC, without signs for sorting and marks of direction. */
export function plainSubfield(text: string): string {
  return text.replace(sortingSigns, '').replace(directionMarks, '').normalize('NFC');
}

/** Returns the characters of a text from one place to another, as fixed fields have them; without fill characters. */
export function fixedField(text: string, from: number, to = from + 1): string {
  return text.slice(from, to).replace(/[|#^]/g, ' ').trim();
}

/**
 * Returns the format of a record: what it says itself, else that of its title field, else of its leader, which ends
 * with `4500` in MARC 21 and with `450 ` in UNIMARC.
 */
export function dialectOf(record: MarcRecord): Dialect {
  if (/unimarc/i.test(record.format)) return 'unimarc';
  if (/marc\s*-?21|usmarc/i.test(record.format)) return 'marc21';
  const hasTitleOf21 = textOf(fieldsOf(record, '245')[0], 'a') !== '';
  const hasTitleOfUnimarc = textOf(fieldsOf(record, '200')[0], 'a') !== '';
  if (hasTitleOf21 !== hasTitleOfUnimarc) return hasTitleOfUnimarc ? 'unimarc' : 'marc21';
  return /450 *$/.test(record.leader) && !record.leader.trimEnd().endsWith('4500') ? 'unimarc' : 'marc21';
}
