import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjects } from '../subjects';
import { contrast, coverHash, paletteOf, palettes, readableColour, spineStyle } from './palette';

describe('colours of a drawn book', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it('keeps the hash of an ISBN, so that books never change their look', () => {
    expect([coverHash(''), coverHash('9783596294336'), coverHash('9780099590088')]).toEqual([
      760700053, 9602317, 2934167991,
    ]);
  });

  it('has text of contrast 4.5 on every colour of every palette', () => {
    for (const colours of palettes) {
      const { paper, ink, first, second } = colours;
      for (const ground of [paper, ink, first, second, '#FBF8F1']) {
        for (const wanted of [undefined, paper, ink, first, second]) {
          expect(contrast(ground, readableColour(ground, colours, wanted))).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it('keeps the wanted colour where it is readable', () => {
    const colours = { paper: '#FFFFFF', ink: '#000000', first: '#9E2B2B', second: '#D9A441' };
    expect(readableColour('#FFFFFF', colours, '#9E2B2B')).toBe('#9E2B2B');
    expect(readableColour('#FFFFFF', colours, '#D9A441')).toBe('#000000');
  });

  it('gives each subject at least three palettes, and unknown subjects those of fiction', () => {
    const isbns = Array.from({ length: 60 }, (_, k) => `97800000${k}`);
    for (const subject of subjects)
      expect(new Set(isbns.map((isbn) => paletteOf(isbn, [subject]).first)).size).toBeGreaterThanOrEqual(3);
    expect(paletteOf('1', ['no-such-subject'])).toEqual(paletteOf('1', ['fiction']));
    expect(paletteOf('1', [])).toEqual(paletteOf('1', ['fiction']));
  });
});

describe('spineStyle', () => {
  it('has readable ink and limited sizes for any book', () => {
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

  it('is thicker for a book with more pages', () => {
    expect(spineStyle('1', [], 100).thickness).toBeLessThan(spineStyle('1', [], 400).thickness);
    expect(spineStyle('1', []).thickness).toBe(spineStyle('1', [], 280).thickness);
  });
});
