import { useRef, useState } from 'react';
import { ApiProblem } from './api';
import { isMissingFile } from './parts/missing-file';
import { reportError } from './reports/report-error';

export interface BusyAction<Input extends readonly unknown[]> {
  /** Runs the work, unless it is running already. Resolves to whether it succeeded. */
  readonly run: (...input: Input) => Promise<boolean>;
  readonly busy: boolean;
  /** Problem of the last run, or null. `problemWords` returns its sentence. */
  readonly problem: ApiProblem | null;
  readonly forget: () => void;
}

/**
 * Runs the work behind a button, once at a time, and keeps its problem. An error that is not an ApiProblem counts as
 * `internal`. `first` is the problem that the page was loaded with.
 */
export function useBusyAction<Input extends readonly unknown[]>(
  work: (...input: Input) => Promise<unknown>,
  first?: ApiProblem,
): BusyAction<Input> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(first ?? null);
  const running = useRef(false);
  const run = async (...input: Input) => {
    if (running.current) return false;
    running.current = true;
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
      running.current = false;
      setBusy(false);
    }
  };
  const forget = () => setProblem(null);
  return { run, busy, problem, forget };
}
