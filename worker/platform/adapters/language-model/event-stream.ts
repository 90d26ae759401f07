import { inTime } from './in-time';
import { ModelFailure, type ModelPatience } from './language-model';

/** Most characters of a reply, together and in one line. A longer reply is an error. */
const mostLetters = 1_000_000;
const longestLine = 200_000;

/**
 * The `data` of server-sent events (HTML standard), one by one, whatever the borders of the chunks: they may fall into
 * a line end or into a character. Comments and other fields are signs of life only. The stream is given up when whoever
 * reads stops. Throws ModelFailure `slow`, `stopped`, `endless`, `broken-off`.
 */
export async function* eventData(
  body: ReadableStream<Uint8Array>,
  patience: ModelPatience,
  signal: AbortSignal,
): AsyncIterable<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [rest, data, letters, begun] = ['', '', 0, false];
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), begun ? patience.idleMs : patience.firstMs, signal).catch(
        asFailure,
      );
      begun = true;
      const text = decoder.decode(value ?? new Uint8Array(), { stream: !done });
      letters += text.length;
      rest += text;
      if (letters > mostLetters || rest.length > longestLine) throw new ModelFailure('endless');
      // A carriage return at the very end may be half of a line end.
      const lines = rest.split(done ? /\r\n|\n|\r/ : /\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of done ? [...lines, rest, ''] : lines) {
        if (line.startsWith('data:'))
          data += `${data === '' ? '' : '\n'}${line.slice(line.startsWith('data: ') ? 6 : 5)}`;
        if (line !== '' || data === '') continue;
        yield data;
        data = '';
      }
      if (done) return;
    }
  } finally {
    // The reader has stopped. A failure to tell the server is ignored.
    void reader.cancel().catch(() => undefined);
  }
}

/** The error's text may hold private data, so the log gets a code. */
function asFailure(error: unknown): never {
  throw error instanceof ModelFailure ? error : new ModelFailure('broken-off');
}
