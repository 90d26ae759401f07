import { enlarge } from './bicubic';
import { normalised } from './box-statistics';
import { crop, halve, type Grey } from './grey';
import { readMatched } from './matched/read-matched';
import { rotate } from './rotation';
import type { SeenCode } from './seen-code';
import { averageRows } from './smear';
import { sharpen } from './unsharp';

/** Returns codes with a right check digit; at least `leastLines` scan lines must agree. */
export type Decode = (grey: Grey, leastLines: number) => Promise<readonly SeenCode[]>;

/** A code of a picture; `sure` false: the person must confirm it. */
export interface FoundCode extends SeenCode {
  readonly sure: boolean;
}

/** A method to look at a picture. */
interface Look {
  readonly name: string;
  readonly read: (grey: Grey, decode: Decode) => Promise<readonly SeenCode[]>;
}

/** Returns a code with places in a picture that is `scale` times as large. */
const scaled = (code: SeenCode, scale: number): SeenCode => ({
  ...code,
  x: code.x * scale,
  y: code.y * scale,
  length: code.length * scale,
});

/** Returns a look by the decoder at a changed picture. A change that repeats lines needs a higher `leastLines`. */
const look = (name: string, leastLines: number, make: (grey: Grey) => Grey, scale = 1): Look => ({
  name,
  read: async (grey, decode) => (await decode(make(grey), leastLines)).map((code) => scaled(code, 1 / scale)),
});
const matched = (name: string, make: (grey: Grey) => Grey): Look => ({
  name,
  read: async (grey) => readMatched(make(grey)),
});

const sharp = (grey: Grey) => sharpen(grey, 2, 2);
const even = (grey: Grey) => normalised(grey, 16);
/** Averages rows, which readers of single rows do not do. */
const together = (grey: Grey) => enlarge(even(averageRows(grey, 8)), 2);

/** Rotates a picture, a large one at half its size: this takes an eighth of the time. */
const lying = (grey: Grey, degrees: number) =>
  rotate(Math.max(grey.width, grey.height) > 1000 ? halve(grey) : grey, degrees);

/** The looks that read most; they also search for further books in a picture of several. */
const rowsTogether = look('rows together', 10, together, 2);
const upright = matched('matched', (grey) => grey);

/**
 * Looks after the unchanged and the normalised picture, in this order, until one reads a book.
 * @see docs/decisions/012
 */
export const hardLooks: readonly Look[] = [
  rowsTogether,
  look('rows together, lying', 10, (grey) => together(rotate(grey, 90))),
  upright,
  ...[45, -45, 22, -22, 30, -30, 12, -12].flatMap((degrees) => [
    look(`turned ${degrees}`, 3, (grey) => rotate(grey, degrees)),
    look(`turned ${degrees}, rows together`, 5, (grey) => even(averageRows(rotate(grey, degrees), 4))),
  ]),
  ...[90, -90, 180].map((degrees) => matched(`matched, turned ${degrees}`, (grey) => lying(grey, degrees))),
  look('×2, sharpened', 4, (grey) => sharp(enlarge(grey, 2))),
  look('×1.5', 3, (grey) => enlarge(grey, 1.5)),
  look('sharpened', 3, sharp),
  look('normalised widely', 3, (grey) => normalised(grey, 30)),
];

/** Returns whether a code is a book's or printed music's (979-0, which is refused later by that name). */
const isBookCode = (text: string) => /^97[89]/.test(text);

/** Agreeing lines from which a book's code is sure; other codes need more, since no prefix confirms them. */
const plainLines = 5;
const otherLines = 12;
/** The same in a normalised picture: dirt can look like bars, but not over so many lines. */
const evenLines = 20;

/**
 * Returns the codes of a look that count; from `sureFrom` lines on they are sure. Other codes count only when plain.
 */
function believed(seen: readonly SeenCode[], sureFrom: number, plain: boolean): readonly FoundCode[] {
  return seen.flatMap((code) => {
    if (isBookCode(code.text)) return [{ ...code, sure: code.lines >= sureFrom }];
    return plain && code.lines >= otherLines ? [{ ...code, sure: true }] : [];
  });
}

/** Adds codes; of two codes in one place the first stays, which the plainer look found. */
function addTo(found: FoundCode[], more: readonly FoundCode[]): void {
  for (const code of more) {
    const same = found.findIndex((each) => each.text === code.text);
    const before = found[same];
    if (before) {
      if (code.sure && !before.sure) found[same] = code;
    } else if (!found.some((each) => Math.hypot(each.x - code.x, each.y - code.y) < each.length / 4)) found.push(code);
  }
}

/**
 * Reads all codes of a picture whose longer edge has at most about 1600 pixels, from top to bottom. It tries harder
 * looks until a book's code is found. `fine` returns the picture in full size; it is used when codes are small or
 * missing. `enough` stops the search, for instance after some seconds.
 */
export async function readPicture(
  grey: Grey,
  decode: Decode,
  fine?: () => Grey,
  enough: () => boolean = () => false,
): Promise<readonly FoundCode[]> {
  const found: FoundCode[] = [];
  addTo(found, believed(await decode(grey, 2), plainLines, true));
  addTo(found, believed(await decode(even(grey), 3), evenLines, false));
  const room = found.every((code) => code.length < Math.max(grey.width, grey.height) / 3);
  if (fine && room) {
    const large = fine();
    const scale = grey.width / large.width;
    const seen = await decode(large, 2);
    addTo(
      found,
      believed(
        seen.map((code) => scaled(code, scale)),
        plainLines,
        true,
      ),
    );
  }
  const books = found.filter((code) => isBookCode(code.text)).length;
  for (const { read } of books > 1 ? [rowsTogether, upright] : [])
    addTo(found, believed(await read(grey, decode), Infinity, false));
  for (const { read } of hardLooks) {
    if (enough() || found.some((code) => isBookCode(code.text))) break;
    addTo(found, believed(await read(grey, decode), Infinity, false));
  }
  return found.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Returns the middle of a frame in full resolution, where a book is held. */
const middle = (grey: Grey) => crop(grey, 0.15, 0.36, 0.7, 0.28);

/** Hard looks at camera frames; each frame uses the next one, since there is little time. */
const frameLooks: readonly Look[] = [
  look('rows together', 5, (grey) => even(averageRows(grey, 6))),
  matched('matched', middle),
  look('turned 30', 3, (grey) => rotate(grey, 30)),
  look('normalised', 3, even),
  matched('matched', middle),
  look('turned -30', 3, (grey) => rotate(grey, -30)),
];

/** Reads the `number`th frame of a camera with at most two looks; the caller waits until two frames agree. */
export async function readFrame(grey: Grey, decode: Decode, number: number): Promise<readonly string[]> {
  const plain = believed(await decode(grey, 2), plainLines, true);
  if (plain.length > 0) return plain.map((code) => code.text);
  const harder = frameLooks[number % frameLooks.length];
  return harder ? believed(await harder.read(grey, decode), Infinity, false).map((code) => code.text) : [];
}
