// Records of MARC for tests, written as lines: `245 10 $a Dom Casmurro / $c Machado de Assis.`
import type { LibraryBook } from '../library/library-book';
import type { Dialect, MarcField, MarcRecord } from './marc-record';
import { readMarc } from './read-marc';

const leaders: Readonly<Record<Dialect, string>> = {
  marc21: '01324cam a2200349 i 4500',
  unimarc: '01243nam  22002173n 450 ',
};

/** Returns the field of a line. `#` is a blank indicator. */
function fieldOf(line: string): MarcField {
  const [head = '', ...parts] = line.split(' $');
  const indicators = head.slice(4).replaceAll('#', ' ').padEnd(2);
  return {
    tag: head.slice(0, 3),
    first: indicators.charAt(0),
    second: indicators.charAt(1),
    subfields: parts.map((part) => ({ code: part.charAt(0), text: part.slice(2) })),
  };
}

/** Returns a record of lines. Lines without subfields are control fields; `LDR` is the leader. */
export function recordOf(dialect: Dialect, lines: readonly string[]): MarcRecord {
  const control = new Map(
    lines.filter((line) => !line.includes(' $')).map((line) => [line.slice(0, 3), line.slice(4)] as const),
  );
  return {
    leader: control.get('LDR') ?? leaders[dialect],
    format: dialect === 'unimarc' ? 'UNIMARC' : '',
    control,
    fields: lines.filter((line) => line.includes(' $')).map(fieldOf),
  };
}

/** Returns the book of a record of lines. Without an ISBN of its own it gets one. @throws where it is passed over */
export function bookOf(dialect: Dialect, lines: readonly string[]): LibraryBook {
  const tag = dialect === 'unimarc' ? '010' : '020';
  const isbn = lines.some((line) => line.startsWith(tag)) ? [] : [`${tag} ## $a 9783499156199`];
  const read = readMarc(recordOf(dialect, [...isbn, ...lines]), null);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
