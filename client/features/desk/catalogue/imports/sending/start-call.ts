import type { DeskImportStart } from '../../../../../../domain/desk/imports/desk-import-schemas';
import type { BookFile } from '../../../../../lib/book-files/book-file';
import type { ImportStep } from './use-import';

/** Limits of the API for the header and the sample, and bytes of the sample, which finds unnamed columns. */
const maxCells = 200;
const maxCellLetters = 1000;
const maxBytes = 1_000_000;
const maxNameLetters = 200;

const cut = (cells: readonly string[]): string[] =>
  cells.slice(0, maxCells).map((cell) => cell.slice(0, maxCellLetters).toWellFormed());

/** Returns the first rows that fit into the call. */
function sampleOf(rows: readonly (readonly string[])[]): string[][] {
  const sample: string[][] = [];
  let size = 0;
  for (const row of rows) {
    const cells = cut(row);
    size += JSON.stringify(cells).length;
    if (size > maxBytes) break;
    sample.push(cells);
  }
  return sample;
}

/** Returns the call that begins a step with a file that is open. */
export function makeStartCall(
  { settings, isDryRun, isRepeated = false, isResumed = false }: ImportStep,
  { book, source }: { readonly book: BookFile; readonly source: string },
  file: File,
): DeskImportStart {
  const { kind, defaultPrice, language, format, cost } = settings;
  return {
    kind,
    source,
    // The end of a long name has its extension.
    file: file.name.slice(-maxNameLetters).toWellFormed(),
    header: cut(book.header),
    sample: sampleOf(book.sample),
    again: isRepeated,
    resume: isResumed,
    options: {
      defaultPrice,
      language,
      format,
      starter: false,
      dryRun: isDryRun,
      ...(cost === null ? {} : { defaultCost: cost }),
    },
  };
}
