import { describe, expect, it } from 'vitest';
import { frameRules, countFrameCodes, emptyFrameMemory } from './frames';

const [one, two] = ['9780140328721', '9783518368541'];

/** Returns the codes that each frame counted; frames are `every` milliseconds apart. */
function play(frames: readonly (readonly string[])[], every = 100): readonly (readonly string[])[] {
  let memory = emptyFrameMemory;
  return frames.map((codes, index) => {
    const looked = countFrameCodes(memory, codes, index * every);
    memory = looked.memory;
    return looked.counted;
  });
}
const blank = (frames: number) => Array.from({ length: frames }, (): string[] => []);

describe('countFrameCodes', () => {
  it('counts a code when two frames show it', () => {
    expect(play([[one], [one]])).toEqual([[], [one]]);
  });

  it('does not count a code that only one frame shows', () => {
    expect(play([[one], [two], [], []]).flat()).toEqual([]);
  });

  it('allows blurred frames between the two', () => {
    expect(play([[one], [], [], [one]])).toEqual([[], [], [], [one]]);
  });

  it('does not count two frames that are too far apart', () => {
    expect(play([[one], [one]], frameRules.agreeWithin + 1).flat()).toEqual([]);
  });

  it('counts a book once while it stays in view', () => {
    const shaky = Array.from({ length: 300 }, (_, index) => (index % 7 === 0 || index % 5 === 0 ? [one] : []));
    expect(play(shaky).flat()).toEqual([one]);
  });

  it('counts a book twice when it leaves the view in between', () => {
    expect(play([[one], [one], ...blank(13), [one], [one]]).flat()).toEqual([one, one]);
  });

  it('counts a book once when it leaves the view for a moment', () => {
    expect(play([[one], [one], ...blank(8), [one], [one]]).flat()).toEqual([one]);
  });

  it('counts a book once when the camera pauses', () => {
    let memory = emptyFrameMemory;
    const counted = [0, 100, 60_000, 60_100].map((at) => {
      const looked = countFrameCodes(memory, [one], at);
      memory = looked.memory;
      return looked.counted.length;
    });
    expect(counted).toEqual([0, 1, 0, 0]);
  });

  it('counts two books in one view once each', () => {
    expect(
      play([
        [one, two],
        [two, one],
        [one, two],
      ]),
    ).toEqual([[], [two, one], []]);
  });

  it('forgets codes after some time', () => {
    let memory = emptyFrameMemory;
    for (let index = 0; index < 5000; index += 1) memory = countFrameCodes(memory, [String(index)], index * 100).memory;
    expect(memory.codes.size).toBeLessThan(20);
  });

  it('counts a code once when a frame shows it twice', () => {
    expect(
      play([
        [one, one],
        [one, one],
      ]),
    ).toEqual([[], [one]]);
  });
});
