import { enlarge } from './bicubic';
import { normalised } from './box-statistics';
import { halve, type Grey } from './grey';
import { readMatched } from './matched/read-matched';
import { rotate, rotatedBack } from './rotation';
import type { SeenCode } from './seen-code';
import { averageRows } from './smear';
import { sharpen } from './unsharp';

/** Returns codes with a right check digit; at least `leastLines` scan lines must agree. */
export type Decode = (grey: Grey, leastLines: number) => Promise<readonly SeenCode[]>;

/** A method to look at a picture. */
export interface Look {
  readonly name: string;
  readonly read: (grey: Grey, decode: Decode) => Promise<readonly SeenCode[]>;
}

/** Returns a code with places in a picture that is `scale` times as large. */
export const scaled = (code: SeenCode, scale: number): SeenCode => ({
  ...code,
  x: code.x * scale,
  y: code.y * scale,
  length: code.length * scale,
});

/** Returns a look by the decoder at a changed picture. A change that repeats lines needs a higher `leastLines`. */
export const look = (name: string, leastLines: number, make: (grey: Grey) => Grey, scale = 1): Look => ({
  name,
  read: async (grey, decode) => (await decode(make(grey), leastLines)).map((code) => scaled(code, 1 / scale)),
});
export const matched = (name: string, make: (grey: Grey) => Grey): Look => ({
  name,
  read: async (grey) => readMatched(make(grey)),
});
/** Returns a look at a rotated picture, whose codes keep their places in the picture before. */
const turned = (
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

const sharp = (grey: Grey) => sharpen(grey, 2, 2);
export const even = (grey: Grey) => normalised(grey, 16);
/** Averages rows, which readers of single rows do not do. */
const together = (grey: Grey) => enlarge(even(averageRows(grey, 8)), 2);

/** Reads a rotated picture by the matched fit, a large one at half its size: this takes an eighth of the time. */
const matchedLying = async (rotated: Grey) => {
  const isLarge = Math.max(rotated.width, rotated.height) > 1000;
  return readMatched(isLarge ? halve(rotated) : rotated).map((code) => scaled(code, isLarge ? 2 : 1));
};

/** The looks that read most; they also search for further books in a picture of several. */
export const rowsTogether = look('rows together', 10, together, 2);
export const upright = matched('matched', (grey) => grey);

/**
 * Looks after the unchanged and the normalised picture, in this order, until one reads a book.
 * @see docs/decisions/012
 */
export const hardLooks: readonly Look[] = [
  rowsTogether,
  turned('rows together, lying', 90, rowsTogether.read),
  upright,
  ...[45, -45, 22, -22, 30, -30, 12, -12].flatMap((degrees) => [
    turned(`turned ${degrees}`, degrees, (grey, decode) => decode(grey, 3)),
    turned(`turned ${degrees}, rows together`, degrees, (grey, decode) => decode(even(averageRows(grey, 4)), 5)),
  ]),
  ...[90, -90, 180].map((degrees) => turned(`matched, turned ${degrees}`, degrees, matchedLying)),
  look('×2, sharpened', 4, (grey) => sharp(enlarge(grey, 2))),
  look('×1.5', 3, (grey) => enlarge(grey, 1.5)),
  look('sharpened', 3, sharp),
  look('normalised widely', 3, (grey) => normalised(grey, 30)),
];

/** Looks at one place that was turned upright. The matched fit reads one direction, so it looks at both. */
export const placeLooks: readonly Look[] = [
  rowsTogether,
  upright,
  turned('matched, upside down', 180, async (grey) => readMatched(grey)),
];
