import { describe, expect, it } from 'vitest';
import { leaveOut } from './leave-out';

const all = 1000;
const counted = (line: string, editions: Readonly<Record<string, number>>) =>
  line.split(' ').map((word) => ({ word, editions: editions[word] ?? 0 }));

describe('leaveOut', () => {
  it('leaves out frequent words', () => {
    const words = counted('der alte mann am meer', { der: 300, alte: 8, mann: 20, am: 50, meer: 10 });
    expect(leaveOut(words, all)[0]).toEqual(['alte', 'mann', 'meer']);
  });

  it('leaves out a slip of a small word', () => {
    const words = counted('se questo e un omo romanzo', { se: 60, questo: 2, e: 200, un: 100, romanzo: 3 });
    expect(leaveOut(words, all)[0]).toEqual(['questo', 'romanzo']);
  });

  it('leaves out one word of several that tell which book it is', () => {
    const words = counted('morte morreu ricardo reis', { morte: 4, ricardo: 1, reis: 1 });
    expect(leaveOut(words, all)).toContainEqual(['morte', 'ricardo', 'reis']);
  });

  it('keeps the words that tell which book it is', () => {
    const words = counted('the name of the wind', { the: 300, name: 8, of: 250 });
    for (const kept of leaveOut(words, all)) expect(kept).toContain('wind');
  });

  it('keeps both of two words', () => {
    expect(leaveOut(counted('brandon sanderson', { brandon: 2 }), all)).toEqual([]);
  });

  it('leaves out nothing where nothing tells', () => {
    expect(leaveOut(counted('the of', { the: 300, of: 250 }), all)).toEqual([]);
  });

  it('leaves out the pairs around one wrong character', () => {
    const kept = leaveOut(counted('はり りー ーぽ ぽた たー', {}), all);
    expect(kept).toContainEqual(['はり', 'りー', 'ーぽ', 'たー']);
    for (const words of kept) expect(words.length).toBeGreaterThanOrEqual(3);
  });
});
