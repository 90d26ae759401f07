import { describe, expect, it } from 'vitest';
import { sampleBookFile } from '../../../../../../tests/client/sample-import';
import { ReadShare } from './read-share';

/** Returns the bytes after each of some rows of ten characters. `reads`: bytes that the reader has read by then. */
function bytesAfter(reads: readonly number[]): number[] {
  let read = 0;
  const share = new ReadShare(sampleBookFile([], { bytesRead: () => read }));
  return reads.map((bytes, at) => {
    read = bytes;
    share.add({ number: at + 1, cells: ['123456789'] });
    return share.bytes();
  });
}

describe('ReadShare', () => {
  it('grows row by row while the reader is far ahead', () => {
    expect(bytesAfter([40, 40, 40, 40])).toEqual([10, 20, 30, 40]);
  });

  it('depends on the bytes of the rows before, and never exceeds the read bytes', () => {
    expect(bytesAfter([40, 40, 80, 80, 80])).toEqual([10, 20, 60, 80, 80]);
  });
});
