import type { EarlierImport, ImportCalls, StartedImport } from '../../../../../data/desk/imports';
import { ApiProblem } from '../../../../../lib/api';
import type { BookFile } from '../../../../../lib/book-files/book-file';
import type { ChosenFile, DryRun, ImportStep, OpenFile } from './import-stage';
import { sendFile, type SendProgress } from './send-file';
import { sourceOfFile } from './source-of-file';
import { makeStartCall } from './start-call';

/** An import while it runs. */
export interface RunningImport {
  /** Aborted by the clerk, or because the page was left. */
  readonly controller: AbortController;
  /** Id of the import; null until it is started. */
  run: string | null;
  /** The clerk left the page. The import then stays open and can be continued with the same file. */
  isLeft: boolean;
}

/** Result of `runImport`. */
export type ImportOutcome =
  /** Nothing was started, because the file was imported before or its import is still open. */
  | { readonly kind: 'earlier'; readonly earlier: EarlierImport }
  | { readonly kind: 'page-left' }
  | { readonly kind: 'dry-run-stopped' }
  | { readonly kind: 'dry-run-ended'; readonly dryRun: DryRun }
  /** The import has ended, by its last row or because somebody stopped it. */
  | { readonly kind: 'import-ended'; readonly run: string };

interface ImportTools {
  readonly openFile: OpenFile;
  readonly calls: ImportCalls;
  readonly onProgress: (progress: SendProgress) => void;
}

/** How sending ended. `ended-elsewhere`: the import had ended already. `currencies`: empty unless it sent all rows. */
interface SendEnd {
  readonly kind: 'sent' | 'stopped' | 'page-left' | 'ended-elsewhere';
  readonly currencies: SendProgress['currencies'];
}

/** Returns whether an error means that the import has ended already: by another clerk, or by a call without answer. */
const hasEnded = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'state-moved');

/** Ends an import that the clerk stopped. An import that has ended already needs no call. @throws ApiProblem */
async function stopImport(calls: ImportCalls, run: string): Promise<void> {
  try {
    await calls.stop(run);
  } catch (error) {
    if (!hasEnded(error)) throw error;
  }
}

/** Sends the rows of a file until all are sent, or the import ends earlier. @throws ApiProblem */
async function sendRows(
  { book, started }: { readonly book: BookFile; readonly started: StartedImport },
  running: RunningImport,
  { calls, onProgress }: ImportTools,
): Promise<SendEnd> {
  const { signal } = running.controller;
  try {
    const { currencies } = await sendFile({ book, started, calls }, { signal, onProgress });
    return { kind: 'sent', currencies };
  } catch (error) {
    if (running.isLeft) return { kind: 'page-left', currencies: {} };
    if (signal.aborted) {
      await stopImport(calls, started.run);
      return { kind: 'stopped', currencies: {} };
    }
    if (hasEnded(error)) return { kind: 'ended-elsewhere', currencies: {} };
    throw error;
  }
}

/**
 * Opens the chosen file, starts the dry run or import of `step` and sends all rows. Sets `running.run` when it starts.
 * Returns how it ended.
 * @throws BookFileError or DOMException when the file can't be read, ApiProblem when the shop refuses a call
 */
export async function runImport(
  step: ImportStep,
  { file, encoding }: ChosenFile,
  running: RunningImport,
  tools: ImportTools,
): Promise<ImportOutcome> {
  const { calls, openFile } = tools;
  const book = await openFile(file, { encoding, rates: step.settings.rates });
  const started = await calls.start(makeStartCall(step, { book, source: await sourceOfFile(file) }, file));
  if (started.kind !== 'started') return { kind: 'earlier', earlier: started };
  const { run } = started;
  running.run = run;
  const { kind, currencies } = await sendRows({ book, started }, running, tools);
  if (kind === 'page-left') return { kind: 'page-left' };
  if (!step.isDryRun) return { kind: 'import-ended', run };
  if (kind === 'stopped') return { kind: 'dry-run-stopped' };
  const found = book.format === 'onix' ? null : { ...started, header: book.header };
  return { kind: 'dry-run-ended', dryRun: { report: await calls.report(run), found, currencies } };
}
