import { describe, expect, it } from 'vitest';
import { frameRules, lookAtFrame, nothingSeen } from './frames';

const [one, two] = ['9780140328721', '9783518368541'];

/** Plays frames 100 ms apart (or at their own times) and answers what each counted. */
function play(frames: readonly (readonly string[])[], every = 100): readonly (readonly string[])[] {
  let memory = nothingSeen;
  return frames.map((codes, at) => {
    const looked = lookAtFrame(memory, codes, at * every);
    memory = looked.memory;
    return looked.counted;
  });
}
const blank = (frames: number) => Array.from({ length: frames }, (): string[] => []);

describe('lookAtFrame', () => {
  it('counts a code when a second frame agrees', () => {
    expect(play([[one], [one]])).toEqual([[], [one]]);
  });

  it('counts nothing that one frame alone has seen', () => {
    expect(play([[one], [two], [], []]).flat()).toEqual([]);
  });

  it('lets a blurred frame lie between the two', () => {
    expect(play([[one], [], [], [one]])).toEqual([[], [], [], [one]]);
  });

  it('takes two frames too far apart for chance', () => {
    expect(play([[one], [one]], frameRules.agreeWithin + 1).flat()).toEqual([]);
  });

  it('counts a book held in view once, however long and however shaky', () => {
    const shaky = Array.from({ length: 300 }, (_, at) => (at % 7 === 0 || at % 5 === 0 ? [one] : []));
    expect(play(shaky).flat()).toEqual([one]);
  });

  it('counts a book put away and shown again twice', () => {
    expect(play([[one], [one], ...blank(13), [one], [one]]).flat()).toEqual([one, one]);
  });

  it('does not take a moment out of view for putting away', () => {
    expect(play([[one], [one], ...blank(8), [one], [one]]).flat()).toEqual([one]);
  });

  it('does not take a pause of the camera for putting away', () => {
    let memory = nothingSeen;
    const counted = [0, 100, 60_000, 60_100].map((at) => {
      const looked = lookAtFrame(memory, [one], at);
      memory = looked.memory;
      return looked.counted.length;
    });
    expect(counted).toEqual([0, 1, 0, 0]);
  });

  it('counts two books in one view each once', () => {
    expect(
      play([
        [one, two],
        [two, one],
        [one, two],
      ]),
    ).toEqual([[], [two, one], []]);
  });

  it('forgets what is long gone', () => {
    let memory = nothingSeen;
    for (let at = 0; at < 5000; at += 1) memory = lookAtFrame(memory, [String(at)], at * 100).memory;
    expect(memory.codes.size).toBeLessThan(20);
  });

  it('hears a code once that a frame shows twice', () => {
    expect(
      play([
        [one, one],
        [one, one],
      ]),
    ).toEqual([[], [one]]);
  });
});
