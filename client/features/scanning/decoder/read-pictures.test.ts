import { describe, expect, it } from 'vitest';
import type { Decoder } from './decoder';
import type { PictureResult } from './decoder-messages';
import { readPictures } from './read-pictures';

const found = (text: string, sure: boolean) => ({ text, sure, x: 0, y: 0, length: 100, angle: 0, lines: 9 });
const photo = (...codes: ReturnType<typeof found>[]) => ({ codes, unread: [], width: 300, height: 200 });
const files = ['a', 'b', 'c'].map((name) => new File([''], `${name}.jpg`));

function decoder(answers: readonly (PictureResult | null)[]) {
  let asked = 0;
  const state = { closed: false };
  const made: Decoder = {
    frame: async () => [],
    async picture() {
      const answer = answers[asked++];
      if (answer === null || answer === undefined) throw new Error('offline');
      return answer;
    },
    close() {
      state.closed = true;
    },
  };
  return { open: () => made, state };
}

describe('readPictures', () => {
  it('answers every file with its reads or a refusal, and reports the progress', async () => {
    const { open, state } = decoder([
      photo(found('9780140328721', true), found('9783518368541', false)),
      'heic-unreadable',
      null,
    ]);
    const told: string[] = [];
    const answers = await readPictures(
      files,
      {
        onRead: ({ file }) => told.push(file.name),
        onProgress: (done, all) => told.push(`${done}/${all}`),
      },
      open,
    );
    expect(answers.map(({ reads }) => reads)).toEqual([
      [
        { text: '9780140328721', sure: true, source: 'photo' },
        { text: '9783518368541', sure: false, source: 'photo' },
      ],
      [],
      [],
    ]);
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, 'heic-unreadable', 'reader-unavailable']);
    expect(told).toEqual(['a.jpg', '1/3', 'b.jpg', '2/3', 'c.jpg', '3/3']);
    expect(state.closed).toBe(true);
  });

  it('ends after the present file when it is aborted', async () => {
    const { open, state } = decoder([photo(found('9780140328721', true)), 'no-code-found', 'no-code-found']);
    const stop = new AbortController();
    const answers = await readPictures(
      files,
      {
        signal: stop.signal,
        onRead: () => {
          stop.abort();
        },
      },
      open,
    );
    expect(answers).toHaveLength(1);
    expect(state.closed).toBe(true);
  });
});
