import type { Grey } from './grey';
import {
  evenContrast,
  hardAttempts,
  placeAttempts,
  averagedRowsAttempt,
  scaleCode,
  matchedUprightAttempt,
  type Decode,
} from './read-attempts';
import { findBars } from './places/find-bars';
import { isWithin, type CodePlace } from './places/place';
import { straighten } from './places/straighten';
import type { DecodedCode } from './decoded-code';

/** A code of a picture; `sure` false: the person must confirm it. */
export interface FoundCode extends DecodedCode {
  readonly sure: boolean;
}

/** Returns whether a code is a book's or printed music's (979-0, which is refused later by that name). */
const isBookCode = (text: string) => /^97[89]/.test(text);

/** Agreeing lines from which a book's code is sure; other codes need more, since no prefix confirms them. */
export const plainLines = 5;
const otherLines = 12;
/** The same in a normalised picture: dirt can look like bars, but not over so many lines. */
const evenLines = 20;

/**
 * Returns the codes of an attempt that count. They are sure from `sureFrom` agreeing lines on. Codes of other goods
 * count only in an unchanged picture (`isPlain`).
 */
export function acceptedCodes(seen: readonly DecodedCode[], sureFrom: number, isPlain: boolean): readonly FoundCode[] {
  return seen.flatMap((code) => {
    if (isBookCode(code.text)) return [{ ...code, sure: code.lines >= sureFrom }];
    return isPlain && code.lines >= otherLines ? [{ ...code, sure: true }] : [];
  });
}

/** Adds codes; of two codes in one place the first stays, which the plainer attempt found. */
function addCodes(found: FoundCode[], more: readonly FoundCode[]): void {
  for (const code of more) {
    const place = found.findIndex((same) => same.text === code.text);
    const same = found[place];
    if (same !== undefined) {
      if (code.sure && !same.sure) found[place] = code;
      continue;
    }
    const isPlaceTaken = found.some((other) => Math.hypot(other.x - code.x, other.y - code.y) < other.length / 4);
    if (!isPlaceTaken) found.push(code);
  }
}

/** Returns the codes of one place, turned upright: plainly, with its rows averaged, and by the matched fit. */
async function readPlace(
  grey: Grey,
  large: Grey | undefined,
  place: CodePlace,
  decode: Decode,
): Promise<readonly FoundCode[]> {
  const scale = large === undefined ? 1 : large.width / grey.width;
  const { grey: straight, inPicture } = straighten(large ?? grey, place, scale);
  const seen = acceptedCodes(await decode(straight, 2), plainLines, true);
  if (seen.some(({ text }) => isBookCode(text))) return seen.map((code) => ({ ...inPicture(code), sure: code.sure }));
  for (const { read } of placeAttempts) {
    const books = acceptedCodes(await read(straight, decode), Infinity, false);
    if (books.length > 0) return books.map((code) => ({ ...inPicture(code), sure: false }));
  }
  return [];
}

/** Codes of a picture, and the places with bars that could not be read. All places are in pixels of `width`. */
export interface PictureCodes {
  readonly codes: readonly FoundCode[];
  readonly unread: readonly CodePlace[];
  readonly width: number;
  readonly height: number;
}

/** Returns the places with bars that belong to none of the codes. */
const withoutCodes = (places: readonly CodePlace[], codes: readonly FoundCode[]) =>
  places.filter(
    (place) =>
      !codes.some(
        ({ x, y, length }) =>
          isWithin(place, x, y) || Math.hypot(x - place.x, y - place.y) < Math.max(length, place.length) / 3,
      ),
  );

/**
 * Reads all codes of a picture whose longer edge has at most about 1600 pixels, from top to bottom. What has bars and
 * was not read is turned upright and read by itself, at any angle. Then it makes harder attempts until a book's code
 * is found. `fine` returns the picture in full size; it is used when codes are small or missing. `isStopped` ends the
 * search, for instance after some seconds.
 */
export async function readPicture(
  grey: Grey,
  decode: Decode,
  fine?: () => Grey,
  isStopped: () => boolean = () => false,
): Promise<PictureCodes> {
  const found: FoundCode[] = [];
  addCodes(found, acceptedCodes(await decode(grey, 2), plainLines, true));
  addCodes(found, acceptedCodes(await decode(evenContrast(grey), 3), evenLines, false));
  const areSmall = found.every((code) => code.length < Math.max(grey.width, grey.height) / 3);
  const large = areSmall ? fine?.() : undefined;
  if (large !== undefined) {
    const scale = grey.width / large.width;
    const seen = (await decode(large, 2)).map((code) => scaleCode(code, scale));
    addCodes(found, acceptedCodes(seen, plainLines, true));
  }
  const places = findBars(grey);
  for (const place of withoutCodes(places, found)) {
    if (isStopped()) break;
    addCodes(found, await readPlace(grey, large, place, decode));
  }
  const books = found.filter((code) => isBookCode(code.text)).length;
  if (books > 1) {
    for (const { read } of [averagedRowsAttempt, matchedUprightAttempt])
      addCodes(found, acceptedCodes(await read(grey, decode), Infinity, false));
  }
  for (const { read } of hardAttempts) {
    if (isStopped() || found.some((code) => isBookCode(code.text))) break;
    addCodes(found, acceptedCodes(await read(grey, decode), Infinity, false));
  }
  const codes = found.toSorted((a, b) => a.y - b.y || a.x - b.x);
  return { codes, unread: withoutCodes(places, codes), width: grey.width, height: grey.height };
}
