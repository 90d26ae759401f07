import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjects } from '../subjects';
import { contrast, coverHash, paletteOf, palettes, readable, spineStyle } from './palette';

describe('the colours of a drawn book', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it('hashes an ISBN to what it always was', () => {
    expect([coverHash(''), coverHash('9783596294336'), coverHash('9780099590088')]).toEqual([
      760700053, 9602317, 2934167991,
    ]);
  });

  it('has words that read on every colour of every palette, whatever colour was wanted', () => {
    for (const colours of palettes) {
      const { paper, ink, first, second } = colours;
      for (const ground of [paper, ink, first, second, '#FBF8F1']) {
        for (const wanted of [undefined, paper, ink, first, second]) {
          expect(contrast(ground, readable(ground, colours, wanted))).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('keeps the wanted colour where it reads', () => {
    const colours = { paper: '#FFFFFF', ink: '#000000', first: '#9E2B2B', second: '#D9A441' };
    expect(readable('#FFFFFF', colours, '#9E2B2B')).toBe('#9E2B2B');
    expect(readable('#FFFFFF', colours, '#D9A441')).toBe('#000000');
  });

  it('gives each subject of the shop more than one palette, and unknown subjects the fiction ones', () => {
    const isbns = Array.from({ length: 60 }, (_, k) => `97800000${k}`);
    for (const subject of subjects)
      expect(new Set(isbns.map((isbn) => paletteOf(isbn, [subject]).first)).size).toBeGreaterThanOrEqual(3);
    expect(paletteOf('1', ['no-such-subject'])).toEqual(paletteOf('1', ['fiction']));
    expect(paletteOf('1', [])).toEqual(paletteOf('1', ['fiction']));
  });
});

describe('a spine', () => {
  it('has ink that reads and a thickness a pile can hold, for any book', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...subjects),
        fc.option(fc.integer({ min: -5, max: 100000 })),
        (isbn, subject, pages) => {
          const spine = spineStyle(isbn, [subject], pages);
          expect(contrast(spine.paper, spine.ink)).toBeGreaterThanOrEqual(4.5);
          expect(spine.thickness).toBeGreaterThanOrEqual(24);
          expect(spine.thickness).toBeLessThanOrEqual(50);
          expect(spine.length).toBeGreaterThanOrEqual(86);
          expect(spine.length).toBeLessThanOrEqual(100);
          expect(spineStyle(isbn, [subject], pages)).toEqual(spine);
        },
      ),
    );
  });

  it('is thicker for a thicker book', () => {
    expect(spineStyle('1', [], 100).thickness).toBeLessThan(spineStyle('1', [], 400).thickness);
    expect(spineStyle('1', []).thickness).toBe(spineStyle('1', [], 280).thickness);
  });
});
