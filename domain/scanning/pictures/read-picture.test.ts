import { describe, expect, it } from 'vitest';
import type { Grey } from './grey';
import { hardAttempts, type Decode } from './read-attempts';
import { drawCodes } from '../../../tests/scan-pictures/draw-codes';
import { readFrame } from './read-frame';
import { readPicture } from './read-picture';
import type { DecodedCode } from './decoded-code';

const grey: Grey = { width: 300, height: 200, pixels: new Uint8ClampedArray(60_000).fill(200) };
/** Number of attempts at every picture: unchanged and normalised. */
const firstAttempts = 2;
/** Number of attempts that use no decoder. */
const matchedAttempts = hardAttempts.filter(({ name }) => name.startsWith('matched')).length;

const decoded = (text: string, over: Partial<DecodedCode> = {}): DecodedCode => ({
  text,
  x: 150,
  y: 100,
  length: 100,
  angle: 0,
  lines: 30,
  ...over,
});

/** Returns a decoder that returns the nth list at its nth call, and a function that counts the calls. */
function answering(...results: readonly (readonly DecodedCode[])[]): {
  readonly decode: Decode;
  readonly asked: () => number;
} {
  let asked = 0;
  return { decode: async () => results[asked++] ?? [], asked: () => asked };
}

describe('readPicture', () => {
  it('stops after two attempts when a book’s code is read', async () => {
    const { decode, asked } = answering([decoded('9780140328721')], [decoded('9780140328721')]);
    expect((await readPicture(grey, decode)).codes).toEqual([{ ...decoded('9780140328721'), sure: true }]);
    expect(asked()).toBe(firstAttempts);
  });

  it('makes all attempts when nothing is read', async () => {
    const { decode, asked } = answering();
    expect((await readPicture(grey, decode)).codes).toEqual([]);
    expect(asked()).toBe(firstAttempts + hardAttempts.length - matchedAttempts);
  });

  it('stops when the caller aborts', async () => {
    const { decode, asked } = answering();
    await readPicture(grey, decode, undefined, () => asked() >= 4);
    expect(asked()).toBe(4);
  });

  it('marks a code of the slow reader as unsure', async () => {
    const { decode, asked } = answering([], [], [], [decoded('9780140328721')]);
    expect((await readPicture(grey, decode)).codes.map(({ text, sure }) => [text, sure])).toEqual([
      ['9780140328721', false],
    ]);
    expect(asked()).toBe(4);
  });

  it('marks a code with few agreeing lines as unsure', async () => {
    const { decode } = answering([decoded('9780140328721', { lines: 2 })]);
    expect((await readPicture(grey, decode)).codes[0]?.sure).toBe(false);
  });

  it('merges the books of both attempts from top to bottom', async () => {
    const { decode } = answering(
      [decoded('9783518368541', { y: 150 })],
      [decoded('9780140328721', { y: 20, lines: 4 }), decoded('9783518368541', { y: 150 })],
    );
    expect((await readPicture(grey, decode)).codes.map(({ text, sure }) => [text, sure])).toEqual([
      ['9780140328721', false],
      ['9783518368541', true],
    ]);
  });

  it('makes hard attempts for more books when several are found', async () => {
    const { decode } = answering(
      [decoded('9783518368541', { y: 20 }), decoded('9780140328721', { y: 180 })],
      [],
      [decoded('9788437604947', { x: 300, y: 200 }), decoded('9780140328738', { x: 300, y: 362 })],
    );
    expect((await readPicture(grey, decode)).codes.map(({ text, y, sure }) => [text, y, sure])).toEqual([
      ['9783518368541', 20, true],
      ['9788437604947', 100, false],
      ['9780140328721', 180, true],
    ]);
  });

  it('keeps the code of the plainer look where two are in one place', async () => {
    const { decode } = answering([decoded('9780140328721')], [decoded('9780140328738', { x: 155 })]);
    expect((await readPicture(grey, decode)).codes.map(({ text }) => text)).toEqual(['9780140328721']);
  });

  it('returns another code with many lines and continues to search for a book', async () => {
    const { decode, asked } = answering([decoded('4006381333931'), decoded('0717303298682', { x: 20, lines: 3 })]);
    expect((await readPicture(grey, decode)).codes.map(({ text }) => text)).toEqual(['4006381333931']);
    expect(asked()).toBe(firstAttempts + hardAttempts.length - matchedAttempts);
  });

  it('ignores codes that are not books in hard attempts', async () => {
    const { decode } = answering([], [], [decoded('0717303298682')]);
    expect((await readPicture(grey, decode)).codes).toEqual([]);
  });

  it('reads the large picture when codes are small', async () => {
    const large: Grey = { width: 600, height: 400, pixels: new Uint8ClampedArray(240_000) };
    const { decode } = answering(
      [decoded('9780140328721', { length: 60, y: 50 })],
      [],
      [
        decoded('9780140328721', { x: 300, y: 100, length: 120 }),
        decoded('9783518368541', { x: 500, y: 300, length: 120 }),
      ],
    );
    expect((await readPicture(grey, decode, () => large)).codes.map(({ text, x, y }) => [text, x, y])).toEqual([
      ['9780140328721', 150, 50],
      ['9783518368541', 250, 150],
    ]);
  });

  it('does not use the large picture when one code fills it', async () => {
    const { decode } = answering([decoded('9780140328721', { length: 200 })]);
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
    const { decode } = answering([decoded(isbns[0] ?? '', { x: 170, y: 130, length: 200 })]);

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
    const plain = answering([decoded('9780140328721')]);
    expect(await readFrame(grey, plain.decode, 0)).toEqual(['9780140328721']);
    expect(plain.asked()).toBe(1);
    const hard = answering([], [decoded('9780140328721')]);
    expect(await readFrame(grey, hard.decode, 0)).toEqual(['9780140328721']);
  });
});
