import type { DeskImportStart } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { importLimits } from '../../../../../../domain/policy/imports';
import type { BookFile } from '../../../../../lib/book-files/book-file';
import type { ImportStep } from './import-stage';

/** Most UTF-16 units of a cell of the header and the sample. They only serve to find the columns. */
const maxSampleCellUnits = 1000;
/** Most UTF-16 units of the sample as JSON. */
const maxSampleUnits = 1_000_000;

/** Returns the cells of a row as far as the sample needs them. */
const cut = (cells: readonly string[]): string[] =>
  cells.slice(0, importLimits.cells).map((cell) => cell.slice(0, maxSampleCellUnits).toWellFormed());

/** Returns the first rows that fit into the call. */
function sampleOf(rows: readonly (readonly string[])[]): string[][] {
  const sample: string[][] = [];
  let size = 0;
  for (const row of rows) {
    const cells = cut(row);
    size += JSON.stringify(cells).length;
    if (size > maxSampleUnits) break;
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
    file: file.name.slice(-importLimits.fileNameUnits).toWellFormed(),
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
