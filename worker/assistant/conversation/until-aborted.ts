/** Yields the pieces of a source, and throws as soon as the signal is aborted, even if the source ignores it. */
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
    // The source is closed without waiting for it, because it may hang. Its errors are ignored.
    pieces.return?.().catch(() => undefined);
  }
}
