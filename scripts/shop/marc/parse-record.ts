import { SaxesParser } from 'saxes';
import { plainSubfield, type MarcField, type MarcRecord } from '../../../domain/catalogue/import/marc/marc-record';

interface OpenField {
  readonly tag: string;
  readonly first: string;
  readonly second: string;
  readonly subfields: { code: string; text: string }[];
}

/** Returns a tag's name without the prefix of its namespace. */
const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

/** Returns an indicator. Sudoc writes `#` for a blank. */
const indicator = (text: string | undefined): string => (text ?? '').replace('#', ' ') || ' ';

/** Returns the record of a text. @throws an Error where the text is no good XML */
export function parseRecord(xml: string): MarcRecord {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const control = new Map<string, string>();
  const fields: MarcField[] = [];
  let [leader, format, text, tag, code] = ['', '', '', '', ''];
  let field: OpenField | null = null;
  parser.on('error', (error) => {
    throw new Error(error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, ''));
  });
  parser.on('text', (more) => (text += more));
  parser.on('cdata', (more) => (text += more));
  parser.on('opentag', ({ name, attributes }) => {
    const kind = localName(name);
    text = '';
    if (kind === 'record') format = attributes.format ?? '';
    else if (kind === 'controlfield') tag = attributes.tag ?? '';
    else if (kind === 'subfield') code = attributes.code ?? '';
    else if (kind === 'datafield')
      field = {
        tag: attributes.tag ?? '',
        first: indicator(attributes.ind1),
        second: indicator(attributes.ind2),
        subfields: [],
      };
  });
  parser.on('closetag', ({ name }) => {
    const kind = localName(name);
    if (kind === 'leader') leader = text.replace(/^[\r\n\t]+|[\r\n\t]+$/g, '');
    else if (kind === 'controlfield') control.set(tag, text.replace(/[\r\n\t]+/g, ''));
    else if (kind === 'subfield') field?.subfields.push({ code, text: plainSubfield(text) });
    else if (kind === 'datafield' && field !== null) {
      fields.push(field);
      field = null;
    }
    text = '';
  });
  parser.write(xml).close();
  return { leader, format, control, fields };
}

/** Returns the control number of a record that can't be parsed, as far as its text shows it. */
export function controlNumberIn(xml: string): string {
  const found = /<(?:[\w.-]+:)?controlfield[^>]*\stag=["']001["'][^>]*>([^<]{1,60})/.exec(xml);
  return (found?.[1] ?? '').trim();
}
