import type { LibraryBook } from '../library/library-book';
import type { MarcPassed } from './marc-people';
import { dialectOf, type Dialect, type MarcRecord } from './marc-record';
import { readMarc21 } from './marc21';
import { readUnimarc } from './unimarc';

/** Returns the book of a record, or why it is passed over. `forced`: the format that the person names; null: none. */
export function readMarc(record: MarcRecord, forced: Dialect | null): LibraryBook | MarcPassed {
  // "d": the library has deleted the record. Both formats have the status in the same place.
  if (record.leader.charAt(5) === 'd') return 'deleted';
  return (forced ?? dialectOf(record)) === 'unimarc' ? readUnimarc(record) : readMarc21(record);
}
