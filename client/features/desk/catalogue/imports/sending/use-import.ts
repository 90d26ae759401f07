import { useEffect, useRef, useState } from 'react';
import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import type { ImportSettings } from '../../../../../../domain/forms/desk/import-form';
import { useImportCalls, type EarlierImport, type StartedImport } from '../../../../../data/desk/imports';
import { ApiProblem } from '../../../../../lib/api';
import { BookFileError, type BookFile, type BookFileFailure } from '../../../../../lib/book-files/book-file';
import { reportError } from '../../../../../lib/reports/report-error';
import { sendFile, type SendProgress } from './send-file';
import { sourceOfFile } from './source-of-file';
import { makeStartCall } from './start-call';

/** Statements of the clerk about the format of a file. */
export interface Reading {
  /** A name of the WHATWG Encoding Standard; null: what the file says. */
  readonly encoding: string | null;
  /** Euros for one unit of another currency, for ONIX. */
  readonly rates: ReadonlyMap<string, number>;
}
export type OpenFile = (file: File, reading: Reading) => Promise<BookFile>;

/** Reason why a file is not read. `unreadable`: the device does not give it any more. */
export type FileFailure = BookFileFailure | 'unreadable';

/** A file that is chosen, and what is known of it. `encoding`: what the clerk says; null: what the file says. */
export interface ChosenFile {
  readonly file: File;
  readonly format: BookFile['format'];
  readonly encoding: string | null;
}

/** Columns of a file that an import has found. */
export interface FoundColumns extends Pick<StartedImport, 'columns' | 'headerIsRow'> {
  readonly header: readonly string[];
}

/** State of the import of a file. */
export type ImportStage =
  | { readonly stage: 'none' }
  | { readonly stage: 'opening' }
  | { readonly stage: 'refused'; readonly file: File; readonly failure: FileFailure }
  | { readonly stage: 'chosen' }
  /** The file was imported before, or somebody has begun to import it. */
  | { readonly stage: 'earlier'; readonly earlier: EarlierImport }
  | { readonly stage: 'sending'; readonly isDryRun: boolean; readonly progress: SendProgress | null }
  /** The result of the dry run. */
  | {
      readonly stage: 'checked';
      readonly report: DeskImportReport;
      /** Null for ONIX, whose fields are known. */
      readonly found: FoundColumns | null;
      readonly currencies: SendProgress['currencies'];
    }
  /** It ended before its end. `run`: null where it has not begun. */
  | { readonly stage: 'failed'; readonly problem: ApiProblem; readonly run: string | null };

/** Options at the start of an import. `again`: it was imported before. `resume`: continues the one that is open. */
export interface ImportStep {
  readonly settings: ImportSettings;
  readonly isDryRun: boolean;
  readonly again?: boolean;
  readonly resume?: boolean;
}

/** An import at work. `isLeft`: the page was left, so nobody sees it any more. */
interface Work {
  readonly stop: AbortController;
  run: string | null;
  isLeft: boolean;
}

/** Returns the failure of a file that an error means; null for any other error. */
function failureOf(error: unknown): FileFailure | null {
  if (error instanceof BookFileError) return error.failure;
  return error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name) ? 'unreadable' : null;
}

/** Returns whether a problem says that the import has ended, by another clerk or by a call whose answer was lost. */
const hasEnded = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'state-moved');

/**
 * Returns the import of one file at a time: its stage, and what the clerk can do. `onChecked` is
 * called after a dry run; `onEnded` gets the id of an import that has ended, for its report.
 */
export function useImport(
  openFile: OpenFile,
  { onChecked, onEnded }: { readonly onChecked: () => void; readonly onEnded: (run: string) => void },
) {
  const calls = useImportCalls();
  const [stage, setStage] = useState<ImportStage>({ stage: 'none' });
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [step, setStep] = useState<ImportStep | null>(null);
  const work = useRef<Work | null>(null);
  // The import stays open when the person leaves the page, and can be continued with the same file.
  useEffect(
    () => () => {
      if (work.current === null) return;
      work.current.isLeft = true;
      work.current.stop.abort();
    },
    [],
  );

  const failed = (error: unknown, file: File, run: string | null) => {
    const failure = failureOf(error);
    if (failure !== null) return setStage({ stage: 'refused', file, failure });
    if (!(error instanceof ApiProblem)) reportError('error', error);
    return setStage({
      stage: 'failed',
      run,
      problem: error instanceof ApiProblem ? error : new ApiProblem('internal', 0),
    });
  };

  const choose = async (file: File, encoding: string | null = null) => {
    setStage({ stage: 'opening' });
    setChosen(null);
    try {
      const { format } = await openFile(file, { encoding, rates: new Map() });
      setChosen({ file, format, encoding });
      setStage({ stage: 'chosen' });
    } catch (error) {
      failed(error, file, null);
    }
  };

  /** Sends the file, and shows or reports its end. */
  const send = async (mine: Work, book: BookFile, started: StartedImport, isDryRun: boolean) => {
    const { signal } = mine.stop;
    let currencies = {};
    try {
      ({ currencies } = await sendFile(
        { book, started, calls },
        { signal, onProgress: (progress) => setStage({ stage: 'sending', isDryRun, progress }) },
      ));
    } catch (error) {
      if (mine.isLeft) return;
      if (!signal.aborted && !hasEnded(error)) throw error;
      if (signal.aborted) await calls.stop(started.run).catch(unlessEnded);
      if (signal.aborted && isDryRun) {
        setStage({ stage: 'chosen' });
        return;
      }
    }
    if (isDryRun) {
      const found = book.format === 'onix' ? null : { ...started, header: book.header };
      setStage({ stage: 'checked', report: await calls.report(started.run), found, currencies });
      onChecked();
      return;
    }
    work.current = null;
    setStage({ stage: 'none' });
    setChosen(null);
    onEnded(started.run);
  };

  const begin = async (next: ImportStep) => {
    if (chosen === null || work.current !== null) return;
    const { file, encoding } = chosen;
    const mine: Work = { stop: new AbortController(), run: null, isLeft: false };
    work.current = mine;
    setStep(next);
    setStage({ stage: 'sending', isDryRun: next.isDryRun, progress: null });
    try {
      const book = await openFile(file, { encoding, rates: next.settings.rates });
      const started = await calls.start(makeStartCall(next, { book, source: await sourceOfFile(file) }, file));
      if (started.kind === 'started') {
        mine.run = started.run;
        await send(mine, book, started, next.isDryRun);
      } else setStage({ stage: 'earlier', earlier: started });
    } catch (error) {
      failed(error, file, mine.run);
    } finally {
      work.current = null;
    }
  };

  return {
    stage,
    chosen,
    /** Settings of the last step; null before the first. */
    settings: step?.settings ?? null,
    choose,
    begin,
    /** Begins the last step once more, with changes. */
    repeat: (changes: Partial<ImportStep>) => (step === null ? Promise.resolve() : begin({ ...step, ...changes })),
    stop: () => work.current?.stop.abort(),
    /** Returns whether an import is at work, which leaving the page would end. */
    isWorking: () => work.current !== null,
    /** Shows the options of the chosen file again. */
    reconsider: () => setStage({ stage: 'chosen' }),
    clear: () => {
      setChosen(null);
      setStage({ stage: 'none' });
    },
  };
}

function unlessEnded(error: unknown): void {
  if (!hasEnded(error)) throw error;
}
