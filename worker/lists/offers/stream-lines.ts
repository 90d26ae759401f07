/**
 * Returns newline-delimited JSON of an iterable, computed while it is read.
 * The first line is sent alone, so that a screen shows it at once. The others follow in chunks of `chunkLines`, since a
 * chunk costs more than a line.
 */
export function streamLines(values: Iterable<unknown>, chunkLines = 50): ReadableStream<Uint8Array> {
  const iterator = values[Symbol.iterator]();
  const encoder = new TextEncoder();
  let size = 1;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let text = '';
        for (let count = 0; count < size; count += 1) {
          const next = iterator.next();
          if (next.done === true) {
            if (text !== '') controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += `${JSON.stringify(next.value)}\n`;
        }
        controller.enqueue(encoder.encode(text));
        size = chunkLines;
      },
    },
    { highWaterMark: 0 },
  );
}
