import { ApiProblem } from '../../../../../lib/api';

/** Seconds before the next attempts. The last one is repeated. */
const pauseSeconds = [1, 2, 4, 8, 15, 30];
/** Attempts after errors of the shop itself. A row that causes such an error would cause it each time. */
const maxFailures = 5;

/** Reason to repeat a call: there is no network, or the shop does not answer at the moment. */
export type Waiting = 'offline' | 'unavailable';

const transientCodes: ReadonlySet<string> = new Set(['offline', 'unavailable', 'maintenance', 'too-many-requests']);

/** Resolves after a time, or at once when the network is back or the work is stopped. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    window.addEventListener('online', end, { signal: done.signal });
    signal.addEventListener('abort', end, { signal: done.signal });
  });
}

/**
 * Repeats a call until it is answered, with growing pauses. `onWaiting` gets the reason for waiting, and null when the
 * call is sent again.
 * @throws ApiProblem that a repetition would not change; the signal's reason when it is aborted
 */
export async function repeatUntilAnswered<Answer>(
  call: () => Promise<Answer>,
  { signal, onWaiting }: { readonly signal: AbortSignal; readonly onWaiting: (why: Waiting | null) => void },
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      const answer = await call();
      if (failures > 0) onWaiting(null);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const isTransient = transientCodes.has(error.code) || (error.status >= 500 && failures < maxFailures);
      if (!isTransient) throw error;
      onWaiting(error.code === 'offline' ? 'offline' : 'unavailable');
      await pause(pauseSeconds[Math.min(failures, pauseSeconds.length - 1)] ?? 1, signal);
    }
  }
}
