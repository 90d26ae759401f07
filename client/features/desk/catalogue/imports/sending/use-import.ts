import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ImportSettings } from '../../../../../../domain/forms/desk/import-form';
import { useImportCalls } from '../../../../../data/desk/imports';
import { ApiProblem } from '../../../../../lib/api';
import { BookFileError } from '../../../../../lib/book-files/book-file';
import { reportError } from '../../../../../lib/reports/report-error';
import type { ChosenFile, FileFailure, ImportStage, ImportStep, OpenFile } from './import-stage';
import { runImport, type ImportOutcome, type RunningImport } from './run-import';

/** The import of one file at a time, with its actions. */
export interface FileImport {
  readonly stage: ImportStage;
  readonly chosen: ChosenFile | null;
  /** Settings of the last step; null before the first. */
  readonly settings: ImportSettings | null;
  /** Opens a file and shows its options. `encoding`: as stated by the clerk; absent or null: as the file states it. */
  readonly choose: (file: File, encoding?: string | null) => Promise<void>;
  /** Runs a step for the chosen file. Does nothing while another step runs. */
  readonly begin: (step: ImportStep) => Promise<void>;
  /** Runs the last step again, with changed options. */
  readonly repeat: (changes: Partial<ImportStep>) => Promise<void>;
  readonly stop: () => void;
  /** Returns whether a step is running. Leaving the page would end it. */
  readonly isWorking: () => boolean;
  /** Shows the options of the chosen file again. */
  readonly reconsider: () => void;
  readonly clear: () => void;
}

/** Returns why an error means that a file can't be read; null for any other error. */
function fileFailureOf(error: unknown): FileFailure | null {
  if (error instanceof BookFileError) return error.failure;
  return error instanceof DOMException && /^Not(?:Readable|Found)Error$/.test(error.name) ? 'unreadable' : null;
}

/** Returns the stage that shows an error. Reports an error that is neither the file's nor a problem of the API. */
function stageOfError(error: unknown, file: File, run: string | null): ImportStage {
  const failure = fileFailureOf(error);
  if (failure !== null) return { stage: 'refused', file, failure };
  if (error instanceof ApiProblem) return { stage: 'failed', run, problem: error };
  reportError('error', error);
  return { stage: 'failed', run, problem: new ApiProblem('internal', 0) };
}

/** Aborts the running import when the person leaves the page. It can be continued with the same file. */
function useAbortOnLeave(running: RefObject<RunningImport | null>): void {
  useEffect(
    () => () => {
      if (running.current === null) return;
      running.current.isLeft = true;
      running.current.controller.abort();
    },
    [running],
  );
}

/**
 * Returns the import of one file at a time: its stage and its actions. `onChecked` is called after a dry run. `onEnded`
 * is called with the id of an import that has ended.
 */
export function useImport(
  openFile: OpenFile,
  { onChecked, onEnded }: { readonly onChecked: () => void; readonly onEnded: (run: string) => void },
): FileImport {
  const calls = useImportCalls();
  const [stage, setStage] = useState<ImportStage>({ stage: 'none' });
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [lastStep, setLastStep] = useState<ImportStep | null>(null);
  const running = useRef<RunningImport | null>(null);
  useAbortOnLeave(running);

  const clear = () => {
    setChosen(null);
    setStage({ stage: 'none' });
  };

  const choose = async (file: File, encoding: string | null = null) => {
    setStage({ stage: 'opening' });
    setChosen(null);
    try {
      const { format } = await openFile(file, { encoding, rates: new Map() });
      setChosen({ file, format, encoding });
      setStage({ stage: 'chosen' });
    } catch (error) {
      setStage(stageOfError(error, file, null));
    }
  };

  const showOutcome = (outcome: ImportOutcome) => {
    if (outcome.kind === 'earlier') setStage({ stage: 'earlier', earlier: outcome.earlier });
    if (outcome.kind === 'dry-run-stopped') setStage({ stage: 'chosen' });
    if (outcome.kind === 'dry-run-ended') {
      setStage({ stage: 'checked', ...outcome.dryRun });
      onChecked();
    }
    if (outcome.kind === 'import-ended') {
      clear();
      onEnded(outcome.run);
    }
  };

  const begin = async (step: ImportStep) => {
    if (chosen === null || running.current !== null) return;
    const { isDryRun } = step;
    const started: RunningImport = { controller: new AbortController(), run: null, isLeft: false };
    running.current = started;
    setLastStep(step);
    setStage({ stage: 'sending', isDryRun, progress: null });
    try {
      const outcome = await runImport(step, chosen, started, {
        openFile,
        calls,
        onProgress: (progress) => setStage({ stage: 'sending', isDryRun, progress }),
      });
      // Before `onEnded` leaves the page, which asks first while an import is running.
      running.current = null;
      showOutcome(outcome);
    } catch (error) {
      setStage(stageOfError(error, chosen.file, started.run));
    } finally {
      running.current = null;
    }
  };

  return {
    stage,
    chosen,
    settings: lastStep?.settings ?? null,
    choose,
    begin,
    repeat: async (changes) => {
      if (lastStep !== null) await begin({ ...lastStep, ...changes });
    },
    stop: () => running.current?.controller.abort(),
    isWorking: () => running.current !== null,
    reconsider: () => setStage({ stage: 'chosen' }),
    clear,
  };
}
