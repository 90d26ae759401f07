/** The same pieces, but an abort ends the waiting at once, by throwing, whether or not the source heeds it. */
export async function* untilAborted<Piece>(source: AsyncIterable<Piece>, signal: AbortSignal): AsyncIterable<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => undefined);
  const abort = () => reject(new Error('aborted'));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    for (;;) {
      const next = pieces.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([aborted, next]);
      if (done === true) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // What it still does is nobody's any more; a source that hangs can't be waited for.
    pieces.return?.().catch(() => undefined);
  }
}
