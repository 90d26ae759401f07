import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskAlphabet, HandScanner } from './hand-scanner';

const isbn = '9780306406157';
/** Sends keys with the given gaps (milliseconds) before them, and returns all reads. */
function feed(
  keys: readonly string[],
  gap: (at: number) => number,
  more: { repeat?: boolean; command?: boolean } = {},
) {
  const scanner = new HandScanner();
  let at = 1000;
  return keys.flatMap((key, index) => {
    at += gap(index);
    const meaning = scanner.readKey({ key, at, repeat: more.repeat ?? false, command: more.command ?? false });
    return meaning.kind === 'read' ? [meaning.text] : [];
  });
}

describe('HandScanner', () => {
  it.each([
    ['Enter', 1],
    ['Tab', 5],
    ['Enter', 30],
  ])('recognises a burst that ends with %s, %i ms per key', (end, gap) => {
    expect(feed([...isbn, end], () => gap)).toEqual([isbn]);
  });

  it('allows one slow gap, as radio has, and Shift for an X', () => {
    expect(feed([...isbn, 'Enter'], (at) => (at === 6 ? 75 : 10))).toEqual([isbn]);
    expect(feed([...'080442957', 'Shift', 'X', 'Enter'], () => 10)).toEqual(['080442957X']);
  });

  it('recognises bursts after other keys and twice in a row', () => {
    expect(feed(['h', 'i', ...isbn, 'Enter', ...isbn, 'Tab'], () => 8)).toEqual([isbn, isbn]);
  });

  it('ignores typing, held keys, shortcuts, short numbers and words', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 50, max: 400 }), { minLength: 14, maxLength: 14 }), (gaps) => {
        expect(feed([...isbn, 'Enter'], (at) => gaps[at] ?? 60)).toEqual([]);
      }),
    );
    expect(feed([...'1111111111111', 'Enter'], () => 30, { repeat: true })).toEqual([]);
    expect(feed([...isbn, 'Enter'], () => 5, { command: true })).toEqual([]);
    expect(feed([...'1234567', 'Enter'], () => 5)).toEqual([]);
    expect(feed([...'bookmarks', 'Enter'], () => 5)).toEqual([]);
    expect(feed([...isbn, 'Enter'], (at) => (at === 13 ? 500 : 5))).toEqual([]);
  });

  it('reads codes with letters at the desk but no words', () => {
    const read = (text: string) => {
      const scanner = new HandScanner(deskAlphabet);
      const meaning = [...text, 'Enter']
        .map((key, index) => scanner.readKey({ key, at: index * 8, repeat: false, command: false }))
        .at(-1);
      return meaning?.kind === 'read' ? meaning.text : null;
    };
    for (const code of ['IE-7K4Q-1', 'IE-7K4Q', 'IE-ZBKD', 'ie-zbkd', isbn, 'RR123456789DE'])
      expect(read(code)).toBe(code);
    expect(['bookmarks', 'co-worker', 'Q-1', '12345'].map(read)).toEqual([null, null, null, null]);
  });
});
