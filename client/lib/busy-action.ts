import { useRef, useState } from 'react';
import { ApiProblem } from './api';
import { isMissingFile } from './parts/missing-file';
import { reportError } from './reports/report-error';

export interface BusyAction<Input extends readonly unknown[]> {
  /** Runs the work, unless it is running already. Resolves to whether it succeeded. */
  readonly run: (...input: Input) => Promise<boolean>;
  readonly isBusy: boolean;
  /** Problem of the last run, or null. `problemWords` returns its sentence. */
  readonly problem: ApiProblem | null;
  /** Removes the problem of the last run. */
  readonly clearProblem: () => void;
}

/**
 * Runs the work behind a button, once at a time, and keeps its problem. An error that is not an ApiProblem counts as
 * `internal`. `firstProblem` is the problem that the page was loaded with.
 */
export function useBusyAction<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
  firstProblem?: ApiProblem,
): BusyAction<Input> {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(firstProblem ?? null);
  const isRunning = useRef(false);
  const run = async (...input: Input) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work(...input);
      return true;
    } catch (error) {
      reportError('error', error);
      const unknown = new ApiProblem(isMissingFile(error) && !navigator.onLine ? 'offline' : 'internal', 0);
      setProblem(error instanceof ApiProblem ? error : unknown);
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const clearProblem = () => setProblem(null);
  return { run, isBusy, problem, clearProblem };
}
