import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import type { PictureRefusal } from '../decoder/picture-answer';
import type { ListRefusal } from '../store/read-list-file';

/** Sentences for lists that can't be read. */
export const listRefusals: Record<ListRefusal, (file: { name: string }) => string> = {
  empty: m.scanning_file_empty,
  'unknown-format': m.scanning_file_format,
  locked: m.scanning_file_locked,
  'too-large': m.scanning_file_large,
  broken: m.scanning_file_broken,
  'no-book': m.scanning_file_none,
  unreadable: m.scanning_file_unreadable,
  offline: () => m.problem_offline(),
};
/** Sentences for pictures that can't be read. */
export const pictureRefusals: Record<PictureRefusal, (file: { name: string }) => string> = {
  'heic-unreadable': m.scanning_picture_heic_unreadable,
  'picture-too-big': m.scanning_picture_too_big,
  'not-a-picture': m.scanning_picture_not_a_picture,
  'no-code-found': m.scanning_picture_no_code_found,
  'reader-unavailable': m.scanning_picture_reader_unavailable,
};

/** Returns a file's name in its own direction. */
export const isolateName = (name: string) => `\u2068${name}\u2069`;

/** Numbers of unread rows that a report names. */
const maxNamedRows = 10;

/** Returns numbers of rows as words. */
export function rowWords(rows: readonly number[]): string {
  const shown = rows.slice(0, maxNamedRows).map((row) => formatNumber(row, language()));
  return [...shown, ...(rows.length > maxNamedRows ? ['…'] : [])].join(', ');
}
