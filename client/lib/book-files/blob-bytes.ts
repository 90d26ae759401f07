/** Returns the first bytes of a file, at most `max`. */
export async function firstBytes(file: Blob, max: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, max).arrayBuffer());
}

/** Yields the bytes of a file in chunks. Calls `onBytes` with the number of bytes read so far. */
export async function* bytesOf(file: Blob, onBytes: (done: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  let done = 0;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each chunk comes after the one before
      const chunk = await reader.read();
      if (chunk.done) return;
      done += chunk.value.length;
      onBytes(done);
      yield chunk.value;
    }
  } finally {
    await reader.cancel();
  }
}
