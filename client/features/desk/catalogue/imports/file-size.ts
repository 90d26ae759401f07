import { formatNumber } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';

const megabyte = 1_000_000;
const kilobyte = 1000;

/** Returns the size of a file in words: whole kilobytes, or megabytes with one decimal. */
export function sizeWords(bytes: number): string {
  return bytes < megabyte
    ? m.desk_import_size_kb({ size: formatNumber(Math.ceil(bytes / kilobyte), language()) })
    : m.desk_import_size_mb({ size: formatNumber(bytes / megabyte, language(), 1) });
}
