import { enlarge } from './bicubic';
import { normalise } from './box-statistics';
import { halve, type Grey } from './grey';
import { readMatched } from './matched/read-matched';
import { rotate, rotatedBack } from './rotation';
import type { SeenCode } from './seen-code';
import { averageRows } from './smear';
import { sharpen } from './unsharp';

/** Returns codes with a right check digit; at least `minLines` scan lines must agree. */
export type Decode = (grey: Grey, minLines: number) => Promise<readonly SeenCode[]>;

/** One attempt to read the codes of a picture, usually after changing it. `name` is for the benchmark. */
export interface Look {
  readonly name: string;
  readonly read: (grey: Grey, decode: Decode) => Promise<readonly SeenCode[]>;
}

/** Returns a code with places in a picture that is `scale` times as large. */
export const scaleCode = (code: SeenCode, scale: number): SeenCode => ({
  ...code,
  x: code.x * scale,
  y: code.y * scale,
  length: code.length * scale,
});

/** Returns a look by the decoder at a changed picture. A change that repeats lines needs a higher `minLines`. */
export const decoderLook = (name: string, minLines: number, make: (grey: Grey) => Grey, scale = 1): Look => ({
  name,
  read: async (grey, decode) => (await decode(make(grey), minLines)).map((code) => scaleCode(code, 1 / scale)),
});
/** Returns a look by the matched fit (`readMatched`) at a changed picture. */
export const matchedLook = (name: string, make: (grey: Grey) => Grey): Look => ({
  name,
  read: async (grey) => readMatched(make(grey)),
});
/** Returns a look at a rotated picture. The codes have their places in the picture before the rotation. */
const rotatedLook = (
  name: string,
  degrees: number,
  read: (grey: Grey, decode: Decode) => Promise<readonly SeenCode[]>,
): Look => ({
  name,
  read: async (grey, decode) => {
    const rotated = rotate(grey, degrees);
    return (await read(rotated, decode)).map((code) => rotatedBack(code, rotated, grey, degrees));
  },
});

/** Returns the picture sharpened for soft bars. */
const sharpenBars = (grey: Grey) => sharpen(grey, 2, 2);
/** Returns the picture with the same contrast in shadow and in light. */
export const evenContrast = (grey: Grey) => normalise(grey, 16);
/** Returns the picture with averaged rows at double size. A decoder that reads single rows does not average them. */
const averageAndEnlarge = (grey: Grey) => enlarge(evenContrast(averageRows(grey, 8)), 2);

/** Reads a rotated picture by the matched fit, a large one at half its size: this takes an eighth of the time. */
const readMatchedRotated = async (rotated: Grey) => {
  const isLarge = Math.max(rotated.width, rotated.height) > 1000;
  return readMatched(isLarge ? halve(rotated) : rotated).map((code) => scaleCode(code, isLarge ? 2 : 1));
};

/** The looks that read the most codes. They also search for further books in a picture of several. */
export const averagedRowsLook = decoderLook('rows together', 10, averageAndEnlarge, 2);
export const matchedUprightLook = matchedLook('matched', (grey) => grey);

/**
 * Looks after the unchanged and the normalised picture, in this order, until one reads a book.
 * @see docs/decisions/012
 */
export const hardLooks: readonly Look[] = [
  averagedRowsLook,
  rotatedLook('rows together, lying', 90, averagedRowsLook.read),
  matchedUprightLook,
  ...[45, -45, 22, -22, 30, -30, 12, -12].flatMap((degrees) => [
    rotatedLook(`turned ${degrees}`, degrees, (grey, decode) => decode(grey, 3)),
    rotatedLook(`turned ${degrees}, rows together`, degrees, (grey, decode) =>
      decode(evenContrast(averageRows(grey, 4)), 5),
    ),
  ]),
  ...[90, -90, 180].map((degrees) => rotatedLook(`matched, turned ${degrees}`, degrees, readMatchedRotated)),
  decoderLook('×2, sharpened', 4, (grey) => sharpenBars(enlarge(grey, 2))),
  decoderLook('×1.5', 3, (grey) => enlarge(grey, 1.5)),
  decoderLook('sharpened', 3, sharpenBars),
  decoderLook('normalised widely', 3, (grey) => normalise(grey, 30)),
];

/** Looks at one place that was turned upright. The matched fit reads one direction, so it looks at both. */
export const placeLooks: readonly Look[] = [
  averagedRowsLook,
  matchedUprightLook,
  rotatedLook('matched, upside down', 180, async (grey) => readMatched(grey)),
];
