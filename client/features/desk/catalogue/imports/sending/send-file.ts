import type { ImportCalls, StartedImport } from '../../../../../data/desk/imports';
import type { BookFile } from '../../../../../lib/book-files/book-file';
import { importChunks } from './import-chunks';
import { repeatUntilAnswered, type Waiting } from './repeat-until-answered';

/** Progress of an import. */
export interface SendProgress {
  /** Rows or records that are done, and those of them that were left out. */
  readonly rows: number;
  readonly refused: number;
  /** Bytes of the file that are done, of `size`. */
  readonly bytes: number;
  readonly size: number;
  /** All rows are done; the search is being updated. */
  readonly isFinishing: boolean;
  /** Number of records by the currency of their prices, where none of these can be used. */
  readonly currencies: Readonly<Record<string, number>>;
  /** Reason why it waits at the moment; null while it works. */
  readonly waiting: Waiting | null;
}

/** Rows that are skipped between two reports of the progress. */
const skippedPerReport = 2000;

/**
 * Sends a file that is open to the import that was started, from its next row, and ends the import. A call that is not
 * answered is repeated, so neither a lost network nor a new version of the shop loses a row. Returns how it ended.
 * @throws ApiProblem that a repetition would not change; the signal's reason when it is aborted
 */
export async function sendFile(
  { book, started, calls }: { readonly book: BookFile; readonly started: StartedImport; readonly calls: ImportCalls },
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: SendProgress) => void },
): Promise<SendProgress> {
  let progress: SendProgress = {
    rows: started.nextRow,
    refused: 0,
    bytes: 0,
    size: book.size,
    isFinishing: false,
    currencies: {},
    waiting: null,
  };
  const report = (changes: Partial<SendProgress>) => {
    progress = { ...progress, ...changes };
    onProgress(progress);
  };
  const retry = { signal, onWaiting: (waiting: Waiting | null) => report({ waiting }) };
  report({});
  const currencies: Record<string, number> = {};
  const chunks = importChunks(book, started, {
    onSkipped: (item) => {
      if (item % skippedPerReport === 0) report({ bytes: book.bytesRead() });
    },
    onCurrencies: (unused) => {
      for (const currency of unused) currencies[currency] = (currencies[currency] ?? 0) + 1;
    },
  });
  for await (const { from, items, bytes } of chunks) {
    const answer = await repeatUntilAnswered(() => calls.send(started.run, from, items), retry);
    report({
      rows: from + items.length,
      bytes,
      refused: progress.refused + answer.rejected.length,
      currencies: { ...currencies },
    });
  }
  report({ bytes: book.size, isFinishing: true });
  const finishAfter = (after: string | null) => repeatUntilAnswered(() => calls.finish(started.run, after), retry);
  let step = await finishAfter(null);
  while (!step.done) step = await finishAfter(step.after);
  return progress;
}
