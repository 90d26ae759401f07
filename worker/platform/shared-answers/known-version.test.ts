import { describe, expect, it } from 'vitest';
import type { DataVersion } from './data-version';
import { KnownVersion } from './known-version';

const version = (moved: number, edits = '0--0'): DataVersion => ({
  texts: '0-',
  edits,
  catalogue: `${moved}-${edits}--`,
});

describe('the known version after writes of this isolate', () => {
  it('is that of a write during which no other ended', () => {
    const known = new KnownVersion();

    known.noteWrite({ version: version(1), at: 1000 }, 1100);
    known.noteWrite({ version: version(2), at: 1200 }, 1300);

    expect(known.at(1300)).toMatchObject({ version: version(2), at: 1200, isOwn: true });
  });

  it('is the later one of writes at once, whichever ended first', () => {
    const known = new KnownVersion();

    known.noteWrite({ version: version(9), at: 1000 }, 1100);
    known.noteWrite({ version: version(10), at: 1010 }, 1200);
    known.noteWrite({ version: version(8), at: 1020 }, 1300);

    expect(known.at(1300)).toMatchObject({ version: version(10), at: 1010, isOwn: true });
  });

  it('stays known while writes overlap for longer than a version counts', () => {
    const known = new KnownVersion();

    for (let n = 1; n <= 20; n += 1) known.noteWrite({ version: version(n), at: n * 1000 }, n * 1000 + 1500);

    expect(known.at(21_500)?.version).toEqual(version(20));
  });

  it('is the later one of a write and a version that was read meanwhile', () => {
    const known = new KnownVersion();
    known.noteWrite({ version: version(1), at: 1000 }, 1100);
    known.noteRead({ version: version(5), at: 1200 });

    known.noteWrite({ version: version(4), at: 1050 }, 1300);

    expect(known.at(1300)).toEqual({ version: version(5), at: 1200 });
  });

  it('is unknown where simultaneous writes differ in more than stock, or one has read no version', () => {
    const [edited, unread] = [new KnownVersion(), new KnownVersion()];
    for (const known of [edited, unread]) known.noteWrite({ version: version(1), at: 1000 }, 1100);

    edited.noteWrite({ version: version(2, '0--1'), at: 1050 }, 1200);
    unread.noteWrite(null, 1200);

    expect([edited.at(1200), unread.at(1200)]).toEqual([null, null]);
  });
});
