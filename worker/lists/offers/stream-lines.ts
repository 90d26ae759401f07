/**
 * Newline-delimited JSON of an iterable, computed as it is read: the first line leaves alone, so that a screen can
 * show it at once; the rest goes in handfuls, since a chunk costs more than a line.
 */
export function streamLines(values: Iterable<unknown>, handful = 50): ReadableStream<Uint8Array> {
  const iterator = values[Symbol.iterator]();
  const encoder = new TextEncoder();
  let size = 1;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let text = '';
        for (let taken = 0; taken < size; taken += 1) {
          const next = iterator.next();
          if (next.done === true) {
            if (text !== '') controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += `${JSON.stringify(next.value)}\n`;
        }
        controller.enqueue(encoder.encode(text));
        size = handful;
      },
    },
    { highWaterMark: 0 },
  );
}
