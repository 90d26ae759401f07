import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureFor } from './measure';
import { breakPieces, piecesOf, withEllipsis, wrap } from './wrap';

const lines = (text: string, width: number) => wrap(piecesOf(text), width, measureFor(text, 'serif').measure);

describe('lines of a title', () => {
  it('are evened out', () => expect(lines('The Secret History', 8)).toEqual(['The Secret', 'History']));
  it('may part at a hyphen', () =>
    expect(piecesOf('The Hundred-Year-Old Man').map(({ text }) => text)).toEqual([
      'The',
      'Hundred-',
      'Year-',
      'Old',
      'Man',
    ]));
  it('never begin or end with a Japanese mark that is not allowed there', () => {
    for (const width of [2, 3, 4, 5])
      for (const line of lines('ノルウェイの森、「キッチン」', width)) {
        expect(line).not.toMatch(/^[、」ーッ]|「$/u);
      }
  });

  it('break a word only with a hyphen, and lose nothing', () => {
    const text = 'Donaudampfschifffahrtsgesellschaft';
    const { measure } = measureFor(`${text}-`, 'serif');
    const pieces = breakPieces(piecesOf(text), 6, measure);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map((piece) => piece.text.replace(/-$/u, '')).join('')).toBe(text);
    for (const piece of pieces) expect(measure(piece.text)).toBeLessThanOrEqual(6);
  });

  it('end in … inside their width', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.integer({ min: 3, max: 30 }), (text, width) => {
        const { measure } = measureFor(`${text}…`, 'sans');
        const cut = withEllipsis(text, width, measure);
        expect(measure(cut)).toBeLessThanOrEqual(width);
        expect(cut.endsWith('…')).toBe(true);
      }),
    );
  });
});
