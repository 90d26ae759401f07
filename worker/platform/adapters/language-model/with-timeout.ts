import { ModelFailure } from './language-model';

/** Returns the value of a promise. Throws a ModelFailure when it takes longer or `signal` is aborted. */
export async function withTimeout<Value>(promise: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  const { promise: never, reject } = Promise.withResolvers<never>();
  never.catch(() => undefined);
  promise.catch(() => undefined);
  const abort = () => reject(new ModelFailure('stopped'));
  const timer = setTimeout(() => reject(new ModelFailure('slow')), ms);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([never, promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
