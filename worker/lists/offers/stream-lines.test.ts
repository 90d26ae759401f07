import { describe, expect, it } from 'vitest';
import { streamLines } from './stream-lines';

function* counted(count: number, seen: number[]) {
  for (let index = 0; index < count; index += 1) {
    seen.push(index);
    yield { index };
  }
}

describe('streamed lines', () => {
  it('sends the first line before the last is computed', async () => {
    const seen: number[] = [];
    const reader = streamLines(counted(200, seen)).getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toBe('{"index":0}\n');
    expect(seen).toEqual([0]);
    await reader.cancel();
  });

  it('sends all lines in order, also when the last chunk is full or empty', async () => {
    for (const count of [0, 1, 51, 101, 120]) {
      const text = await new Response(streamLines(counted(count, []))).text();
      const lines = text.split('\n').slice(0, -1);
      expect(lines.map((line) => JSON.parse(line).index)).toEqual(Array.from({ length: count }, (_, index) => index));
    }
  });
});
