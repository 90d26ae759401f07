import { withTimeout } from './with-timeout';
import { ModelFailure, type ModelTimeouts } from './language-model';

/** Most characters of a reply, together and in one line. A longer reply is an error. */
const maxLetters = 1_000_000;
const maxLineLetters = 200_000;

/**
 * Yields the `data` of server-sent events (HTML standard). Chunks may end inside a line end or a character. Comments
 * and other fields only show that the server is alive. The stream is cancelled when the reader stops. Throws
 * ModelFailure `slow`, `stopped`, `endless`, `broken-off`.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array>,
  timeouts: ModelTimeouts,
  signal: AbortSignal,
): AsyncIterable<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unfinishedLine = '';
  let data = '';
  let letters = 0;
  let hasBegun = false;
  try {
    for (;;) {
      const timeoutMs = hasBegun ? timeouts.idleMs : timeouts.firstMs;
      const { done, value } = await withTimeout(reader.read(), timeoutMs, signal).catch(throwAsFailure);
      hasBegun = true;
      const text = decoder.decode(value ?? new Uint8Array(), { stream: !done });
      letters += text.length;
      unfinishedLine += text;
      if (letters > maxLetters || unfinishedLine.length > maxLineLetters) throw new ModelFailure('endless');
      // A carriage return at the very end may be half of a line end.
      const lines = unfinishedLine.split(done ? /\r\n|\n|\r/ : /\r\n|\n|\r(?!$)/);
      unfinishedLine = lines.pop() ?? '';
      for (const line of done ? [...lines, unfinishedLine, ''] : lines) {
        if (line.startsWith('data:'))
          data += `${data === '' ? '' : '\n'}${line.slice(line.startsWith('data: ') ? 6 : 5)}`;
        if (line !== '' || data === '') continue;
        yield data;
        data = '';
      }
      if (done) return;
    }
  } finally {
    // The reader has stopped, so a failure of the cancellation is ignored.
    void reader.cancel().catch(() => undefined);
  }
}

/** Throws an error as a `ModelFailure` with a code, because the text of the error may contain private data. */
function throwAsFailure(error: unknown): never {
  throw error instanceof ModelFailure ? error : new ModelFailure('broken-off');
}
