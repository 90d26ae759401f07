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
export interface ReadOptions {
  /** A name of the WHATWG Encoding Standard; null: as the file states it. */
  readonly encoding: string | null;
  /** Euros for one unit of another currency, for ONIX. */
  readonly rates: ReadonlyMap<string, number>;
}
export type OpenFile = (file: File, reading: ReadOptions) => Promise<BookFile>;

/** Reason why a file is not read. `unreadable`: the device does not give it any more. */
export type FileFailure = BookFileFailure | 'unreadable';

/** A chosen file. `encoding`: as stated by the clerk; null: as the file states it. */
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
  /** The file was imported before, or its import is not finished. */
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
  /** It stopped before all rows were sent. `run`: null if the import was not started. */
  | { readonly stage: 'failed'; readonly problem: ApiProblem; readonly run: string | null };

/** Options of an import. `isRepeated`: imports the file once more. `isResumed`: continues its open one. */
export interface ImportStep {
  readonly settings: ImportSettings;
  readonly isDryRun: boolean;
  readonly isRepeated?: boolean;
  readonly isResumed?: boolean;
}

/** A running import. `isLeft`: the person left the page, so its stage is not shown. */
interface Work {
  readonly stop: AbortController;
  run: string | null;
  isLeft: boolean;
}

/** A file that is open, and the import that was started for it. */
interface OpenedImport {
  readonly book: BookFile;
  readonly started: StartedImport;
  readonly isDryRun: boolean;
}

/** Returns the failure of a file that an error means; null for any other error. */
function failureOf(error: unknown): FileFailure | null {
  if (error instanceof BookFileError) return error.failure;
  return error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name) ? 'unreadable' : null;
}

/** Returns whether an error means that the import has ended already: by another clerk, or by a call without answer. */
const hasEnded = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'state-moved');

/**
 * Returns the import of one file at a time: its stage and its actions. `onChecked` is called after a dry run. `onEnded`
 * is called with the id of an import that has ended.
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

  const showFailure = (error: unknown, file: File, run: string | null) => {
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
      showFailure(error, file, null);
    }
  };

  /** Sends the file, then shows the result of a dry run or calls `onEnded`. */
  const send = async (ownWork: Work, { book, started, isDryRun }: OpenedImport) => {
    const { signal } = ownWork.stop;
    let currencies = {};
    try {
      ({ currencies } = await sendFile(
        { book, started, calls },
        { signal, onProgress: (progress) => setStage({ stage: 'sending', isDryRun, progress }) },
      ));
    } catch (error) {
      if (ownWork.isLeft) return;
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
    const ownWork: Work = { stop: new AbortController(), run: null, isLeft: false };
    work.current = ownWork;
    setStep(next);
    setStage({ stage: 'sending', isDryRun: next.isDryRun, progress: null });
    try {
      const book = await openFile(file, { encoding, rates: next.settings.rates });
      const started = await calls.start(makeStartCall(next, { book, source: await sourceOfFile(file) }, file));
      if (started.kind === 'started') {
        ownWork.run = started.run;
        await send(ownWork, { book, started, isDryRun: next.isDryRun });
      } else setStage({ stage: 'earlier', earlier: started });
    } catch (error) {
      showFailure(error, file, ownWork.run);
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
    /** Runs the last step again, with changed options. */
    repeat: (changes: Partial<ImportStep>) => (step === null ? Promise.resolve() : begin({ ...step, ...changes })),
    stop: () => work.current?.stop.abort(),
    /** Returns whether an import is running. Leaving the page would end it. */
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
