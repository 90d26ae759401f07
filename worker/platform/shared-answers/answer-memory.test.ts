import { describe, expect, it } from 'vitest';
import { AnswerMemory, type StoredAnswer } from './answer-memory';

const answer = (bytes: number): StoredAnswer => ({ body: new Uint8Array(bytes), etag: '"1"', version: '1', madeAt: 0 });
/** Returns the keys that the memory still holds. */
const keysHeld = (memory: AnswerMemory, keys: readonly string[]) => keys.filter((key) => memory.get(key) !== null);

describe('AnswerMemory', () => {
  it('drops the answer that was not read for the longest time', () => {
    const memory = new AnswerMemory(5000);
    memory.set('a', answer(1000));
    memory.set('b', answer(1000));
    memory.set('c', answer(1000));
    memory.get('a');

    memory.set('d', answer(1000));

    expect(keysHeld(memory, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });

  it('never holds more bytes than it may, whatever is stored', () => {
    const memory = new AnswerMemory(20_000);
    for (let n = 0; n < 500; n += 1) {
      memory.set(`key${n % 70}`, answer((n * 7919) % 9000));
      expect(memory.bytes).toBeLessThanOrEqual(20_000);
    }
  });

  it('keeps what it holds when an answer is larger than all of it', () => {
    const memory = new AnswerMemory(5000);
    memory.set('a', answer(1000));

    memory.set('huge', answer(6000));

    expect(keysHeld(memory, ['a', 'huge'])).toEqual(['a']);
  });

  it('counts an answer once that replaces another under its key', () => {
    const memory = new AnswerMemory(5000);
    memory.set('a', answer(3000));
    const once = memory.bytes;

    memory.set('a', answer(3000));
    memory.delete('b');

    expect(memory.bytes).toBe(once);
    memory.delete('a');
    expect(memory.bytes).toBe(0);
  });
});
