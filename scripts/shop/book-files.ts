import { openAsBlob } from 'node:fs';
import type { BookFile, BookFileOptions } from '../../client/lib/book-files/book-file';
import { openBookFile } from '../../client/lib/book-files/open-book-file';

/**
 * Opens a file of books on the disk by the readers of the browser.
 * @throws BookFileError for a file that is not read at all
 */
export async function openFileOfBooks(path: string, options: BookFileOptions): Promise<BookFile> {
  return openBookFile(await openAsBlob(path), options);
}
