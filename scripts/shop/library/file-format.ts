import { xmlEncoding } from '../../../client/lib/book-files/encoding';
import { firstBytesOf } from './file-bytes';
import { LibraryFailure } from './library-items';

/** Formats of libraries that the command reads. */
export type LibraryFormat = 'open-library' | 'marc';

/** Bytes at the beginning of a file that show its format. */
const sampleBytes = 65_536;

const exchange =
  'The file is MARC in its exchange format (ISO 2709). The import reads MARC in XML: convert the file first, ' +
  'for example with "yaz-marcdump -o marcxml FILE > FILE.xml".';

/**
 * Returns the format of a file by its beginning, gzip or plain; null for another format, such as CSV and ONIX.
 * @throws LibraryFailure for MARC that is no XML
 */
export async function libraryFormatOf(file: string): Promise<LibraryFormat | null> {
  const bytes = await firstBytesOf(file, sampleBytes);
  if (/^\/type\/\w+\t/.test(bytes.toString('latin1', 0, 100))) return 'open-library';
  if (/^\d{5}[acdnp][a-z]/.test(bytes.toString('latin1', 0, 7)) && bytes.includes(0x1e))
    throw new LibraryFailure(exchange);
  let text;
  try {
    text = new TextDecoder(xmlEncoding(bytes, null)).decode(bytes);
  } catch {
    text = bytes.toString('latin1');
  }
  if (!/^\s*</.test(text.replace(/^\ufeff/, ''))) return null;
  return /marc21\/slim|marcxchange|<(?:[\w.-]+:)?(?:leader|controlfield|datafield)[\s>]/i.test(text) ? 'marc' : null;
}
