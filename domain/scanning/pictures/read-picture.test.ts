import { describe, expect, it } from 'vitest';
import type { Grey } from './grey';
import { hardLooks, type Decode } from './looks';
import { drawCodes } from '../../../tests/scan-pictures/draw-codes';
import { readFrame } from './read-frame';
import { readPicture } from './read-picture';
import type { SeenCode } from './seen-code';

const grey: Grey = { width: 300, height: 200, pixels: new Uint8ClampedArray(60_000).fill(200) };
/** Number of looks at every picture: unchanged and normalised. */
const firstLooks = 2;
/** Number of looks that use no decoder. */
const matchedLooks = hardLooks.filter(({ name }) => name.startsWith('matched')).length;

const seen = (text: string, over: Partial<SeenCode> = {}): SeenCode => ({
  text,
  x: 150,
  y: 100,
  length: 100,
  angle: 0,
  lines: 30,
  ...over,
});

/** Returns a decoder that returns the nth list at its nth call, and a function that counts the calls. */
function answering(...looks: readonly (readonly SeenCode[])[]): {
  readonly decode: Decode;
  readonly asked: () => number;
} {
  let asked = 0;
  return { decode: async () => looks[asked++] ?? [], asked: () => asked };
}

describe('readPicture', () => {
  it('stops after two looks when a book’s code is read', async () => {
    const { decode, asked } = answering([seen('9780140328721')], [seen('9780140328721')]);
    expect((await readPicture(grey, decode)).codes).toEqual([{ ...seen('9780140328721'), sure: true }]);
    expect(asked()).toBe(firstLooks);
  });

  it('tries all looks when nothing is read', async () => {
    const { decode, asked } = answering();
    expect((await readPicture(grey, decode)).codes).toEqual([]);
    expect(asked()).toBe(firstLooks + hardLooks.length - matchedLooks);
  });

  it('stops when the caller aborts', async () => {
    const { decode, asked } = answering();
    await readPicture(grey, decode, undefined, () => asked() >= 4);
    expect(asked()).toBe(4);
  });

  it('marks a code of the slow reader as unsure', async () => {
    const { decode, asked } = answering([], [], [], [seen('9780140328721')]);
    expect((await readPicture(grey, decode)).codes.map(({ text, sure }) => [text, sure])).toEqual([
      ['9780140328721', false],
    ]);
    expect(asked()).toBe(4);
  });

  it('marks a code with few agreeing lines as unsure', async () => {
    const { decode } = answering([seen('9780140328721', { lines: 2 })]);
    expect((await readPicture(grey, decode)).codes[0]?.sure).toBe(false);
  });

  it('merges the books of both looks from top to bottom', async () => {
    const { decode } = answering(
      [seen('9783518368541', { y: 150 })],
      [seen('9780140328721', { y: 20, lines: 4 }), seen('9783518368541', { y: 150 })],
    );
    expect((await readPicture(grey, decode)).codes.map(({ text, sure }) => [text, sure])).toEqual([
      ['9780140328721', false],
      ['9783518368541', true],
    ]);
  });

  it('uses hard looks for more books when several are found', async () => {
    const { decode } = answering(
      [seen('9783518368541', { y: 20 }), seen('9780140328721', { y: 180 })],
      [],
      [seen('9788437604947', { x: 300, y: 200 }), seen('9780140328738', { x: 300, y: 362 })],
    );
    expect((await readPicture(grey, decode)).codes.map(({ text, y, sure }) => [text, y, sure])).toEqual([
      ['9783518368541', 20, true],
      ['9788437604947', 100, false],
      ['9780140328721', 180, true],
    ]);
  });

  it('keeps the code of the plainer look where two are in one place', async () => {
    const { decode } = answering([seen('9780140328721')], [seen('9780140328738', { x: 155 })]);
    expect((await readPicture(grey, decode)).codes.map(({ text }) => text)).toEqual(['9780140328721']);
  });

  it('returns another code with many lines and continues to search for a book', async () => {
    const { decode, asked } = answering([seen('4006381333931'), seen('0717303298682', { x: 20, lines: 3 })]);
    expect((await readPicture(grey, decode)).codes.map(({ text }) => text)).toEqual(['4006381333931']);
    expect(asked()).toBe(firstLooks + hardLooks.length - matchedLooks);
  });

  it('ignores codes that are not books in hard looks', async () => {
    const { decode } = answering([], [], [seen('0717303298682')]);
    expect((await readPicture(grey, decode)).codes).toEqual([]);
  });

  it('reads the large picture when codes are small', async () => {
    const large: Grey = { width: 600, height: 400, pixels: new Uint8ClampedArray(240_000) };
    const { decode } = answering(
      [seen('9780140328721', { length: 60, y: 50 })],
      [],
      [seen('9780140328721', { x: 300, y: 100, length: 120 }), seen('9783518368541', { x: 500, y: 300, length: 120 })],
    );
    expect((await readPicture(grey, decode, () => large)).codes.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['9780140328721', 150, 50],
      ['9783518368541', 250, 150],
    ]);
  });

  it('does not use the large picture when one code fills it', async () => {
    const { decode } = answering([seen('9780140328721', { length: 200 })]);
    await readPicture(grey, decode, () => {
      throw new Error('was made');
    });
  });
});

describe('readPicture at places with bars', () => {
  const isbns = ['9780140328721', '9783518368541', '9780141439587'];
  const code = (isbn: string, x: number, y: number, angle: number) => ({ isbn, x, y, length: 200, height: 100, angle });

  it('turns codes at any angle upright and reads them beside codes that were read at once', async () => {
    const picture = drawCodes(
      [800, 640],
      [code(isbns[0] ?? '', 170, 130, 0), code(isbns[1] ?? '', 560, 180, 45), code(isbns[2] ?? '', 400, 470, 135)],
    );
    const { decode } = answering([seen(isbns[0] ?? '', { x: 170, y: 130, length: 200 })]);

    const { codes, unread } = await readPicture(picture, decode);

    expect(codes.map(({ text }) => text)).toEqual(isbns);
    expect(codes.map(({ x, y }) => [Math.round(x / 20), Math.round(y / 20)])).toEqual([
      [9, 7],
      [28, 9],
      [20, 24],
    ]);
    expect(codes.map(({ sure }) => sure)).toEqual([true, false, false]);
    expect(unread).toEqual([]);
  });

  it('returns the places that it could not read', async () => {
    const picture = drawCodes([500, 400], [code('9780140328721', 250, 200, 30)]);
    const { decode } = answering();

    const { codes, unread } = await readPicture(picture, decode, undefined, () => true);

    expect(codes).toEqual([]);
    expect(unread).toHaveLength(1);
    expect(Math.round((unread[0]?.x ?? 0) / 20)).toBe(13);
  });
});

describe('readFrame', () => {
  it('uses one look for a plain frame and two for a hard one', async () => {
    const plain = answering([seen('9780140328721')]);
    expect(await readFrame(grey, plain.decode, 0)).toEqual(['9780140328721']);
    expect(plain.asked()).toBe(1);
    const hard = answering([], [seen('9780140328721')]);
    expect(await readFrame(grey, hard.decode, 0)).toEqual(['9780140328721']);
  });
});
