import { BookFileError, type BookFile, type BookFileOptions } from './book-file';
import { firstBytes } from './blob-bytes';
import { openCsvFile } from './csv/csv-file';
import { formatSampleBytes, formatOf } from './format';
import { openOnixFile } from './onix/onix-file';
import { UnreadableFileError } from './unreadable-file-error';
import { isLockedSpreadsheet } from './xlsx/locked';
import { openXlsxFile } from './xlsx/xlsx-file';

async function open(file: Blob, options: BookFileOptions): Promise<BookFile> {
  if (file.size === 0) throw new UnreadableFileError('empty', 'The file is empty.');
  const format = options.format ?? formatOf(await firstBytes(file, formatSampleBytes));
  if (format === 'csv') return openCsvFile(file, options);
  if (format === 'onix') return openOnixFile(file, options);
  if (format === 'xlsx') return openXlsxFile(file);
  if (await isLockedSpreadsheet(file))
    throw new UnreadableFileError('locked', 'The spreadsheet is protected by a password.');
  throw new UnreadableFileError('unknown-format', 'The file is neither CSV nor a spreadsheet (XLSX) nor ONIX.');
}

/**
 * Opens a file of books: CSV, a spreadsheet (XLSX) or ONIX for Books 3. Its content decides which, and not its name.
 * Browser and command use the same readers.
 * @throws BookFileError for a file that is not read at all
 */
export async function openBookFile(file: Blob, options: BookFileOptions): Promise<BookFile> {
  try {
    return await open(file, options);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new BookFileError(error.failure, error);
    throw error;
  }
}
