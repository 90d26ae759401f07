import { describe, expect, it } from 'vitest';
import { judgeMails, maxLateMs } from './judge-mails';

const rows = [{ id: 'a', createdAt: 1000 }];
const restartAt = (at: number, ...held: string[]) => ({ at, held: new Set(held) });

describe('judgeMails', () => {
  it('finds nothing where each row was mailed once and in time', () => {
    const verdict = judgeMails(rows, [{ id: 'a', at: 1500 }], [restartAt(9000)]);

    expect(verdict).toEqual({ unsent: [], twice: [], doubled: [], late: [], worstDelayMs: 500, worstLateMs: 500 });
  });

  it('names a row without a mail', () => {
    expect(judgeMails(rows, [{ id: 'b', at: 1500 }], []).unsent).toEqual(['a']);
  });

  it('accepts a second mail of a row that a killed sender had claimed', () => {
    const arrivals = [
      { id: 'a', at: 1500 },
      { id: 'a', at: 9000 },
    ];

    const verdict = judgeMails(rows, arrivals, [restartAt(2000, 'a')]);

    expect([verdict.twice, verdict.doubled]).toEqual([['a'], []]);
  });

  it.each([
    ['the killed sender held another row', restartAt(2000, 'b')],
    ['the kill came before both mails', restartAt(1200, 'a')],
    ['the kill came after both mails', restartAt(9500, 'a')],
  ])('rejects a second mail where %s', (_, restart) => {
    const arrivals = [
      { id: 'a', at: 9000 },
      { id: 'a', at: 1500 },
    ];

    const verdict = judgeMails(rows, arrivals, [restart]);

    expect([verdict.twice, verdict.doubled]).toEqual([[], ['a']]);
  });

  it('counts lateness from the last restart and delay from the writing of the row', () => {
    const verdict = judgeMails(
      rows,
      [{ id: 'a', at: 100_000 }],
      [restartAt(20_000, 'a'), restartAt(30_000), restartAt(200_000, 'a')],
    );

    expect(verdict).toMatchObject({ late: [], worstDelayMs: 99_000, worstLateMs: 70_000 });
  });

  it('names a row that is mailed more than two minutes late', () => {
    expect(judgeMails(rows, [{ id: 'a', at: 1001 + maxLateMs }], [restartAt(900, 'b')]).late).toEqual(['a']);
  });
});
