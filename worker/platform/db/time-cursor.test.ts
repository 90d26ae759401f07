import { describe, expect, it } from 'vitest';
import { beforeNewest, beforeOldest, readTimeCursor, timeCursor } from './time-cursor';

describe('readTimeCursor', () => {
  it('reads back what timeCursor writes', () => {
    const at = '2026-11-22T10:00:00.000Z';

    expect(readTimeCursor(timeCursor(at, '9781234500016'), beforeOldest)).toEqual([at, '9781234500016']);
  });

  it('begins at the first row without a cursor', () => {
    expect(readTimeCursor(undefined, beforeNewest)).toBe(beforeNewest);
  });

  it.each(['', 'x', '2026-11-22_a', '2026-11-22T10:00:00.000Z_', "2026-11-22T10:00:00.000Z_'; --"])(
    'refuses %j',
    (cursor) => {
      expect(() => readTimeCursor(cursor, beforeOldest)).toThrow(expect.objectContaining({ code: 'invalid-cursor' }));
    },
  );
});
