import { enlarge } from './bicubic';
import { normalise } from './box-statistics';
import { halve, type Grey } from './grey';
import { readMatched } from './matched/read-matched';
import { rotate, rotatedBack } from './rotation';
import type { DecodedCode } from './decoded-code';
import { averageRows } from './smear';
import { sharpen } from './unsharp';

/** Returns codes with a right check digit; at least `minLines` scan lines must agree. */
export type Decode = (grey: Grey, minLines: number) => Promise<readonly DecodedCode[]>;

/** One attempt to read the codes of a picture, usually after changing it. `name` is for the benchmark. */
export interface ReadAttempt {
  readonly name: string;
  readonly read: (grey: Grey, decode: Decode) => Promise<readonly DecodedCode[]>;
}

/** Returns a code with places in a picture that is `scale` times as large. */
export const scaleCode = (code: DecodedCode, scale: number): DecodedCode => ({
  ...code,
  x: code.x * scale,
  y: code.y * scale,
  length: code.length * scale,
});

/** Returns an attempt by the decoder on a changed picture. A change that repeats lines needs a higher `minLines`. */
export const decoderAttempt = (name: string, minLines: number, make: (grey: Grey) => Grey, scale = 1): ReadAttempt => ({
  name,
  read: async (grey, decode) => (await decode(make(grey), minLines)).map((code) => scaleCode(code, 1 / scale)),
});
/** Returns an attempt by the matched fit (`readMatched`) on a changed picture. */
export const matchedAttempt = (name: string, make: (grey: Grey) => Grey): ReadAttempt => ({
  name,
  read: async (grey) => readMatched(make(grey)),
});
/** Returns an attempt on a rotated picture. The codes have their places in the picture before the rotation. */
const rotatedAttempt = (
  name: string,
  degrees: number,
  read: (grey: Grey, decode: Decode) => Promise<readonly DecodedCode[]>,
): ReadAttempt => ({
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

/** The attempts that read the most codes. They also search for further books in a picture of several. */
export const averagedRowsAttempt = decoderAttempt('rows together', 10, averageAndEnlarge, 2);
export const matchedUprightAttempt = matchedAttempt('matched', (grey) => grey);

/**
 * Attempts after the unchanged and the normalised picture, in this order, until one reads a book.
 * @see docs/decisions/012
 */
export const hardAttempts: readonly ReadAttempt[] = [
  averagedRowsAttempt,
  rotatedAttempt('rows together, lying', 90, averagedRowsAttempt.read),
  matchedUprightAttempt,
  ...[45, -45, 22, -22, 30, -30, 12, -12].flatMap((degrees) => [
    rotatedAttempt(`turned ${degrees}`, degrees, (grey, decode) => decode(grey, 3)),
    rotatedAttempt(`turned ${degrees}, rows together`, degrees, (grey, decode) =>
      decode(evenContrast(averageRows(grey, 4)), 5),
    ),
  ]),
  ...[90, -90, 180].map((degrees) => rotatedAttempt(`matched, turned ${degrees}`, degrees, readMatchedRotated)),
  decoderAttempt('×2, sharpened', 4, (grey) => sharpenBars(enlarge(grey, 2))),
  decoderAttempt('×1.5', 3, (grey) => enlarge(grey, 1.5)),
  decoderAttempt('sharpened', 3, sharpenBars),
  decoderAttempt('normalised widely', 3, (grey) => normalise(grey, 30)),
];

/** Attempts on one place that was turned upright. The matched fit reads one direction, so it tries both. */
export const placeAttempts: readonly ReadAttempt[] = [
  averagedRowsAttempt,
  matchedUprightAttempt,
  rotatedAttempt('matched, upside down', 180, async (grey) => readMatched(grey)),
];
