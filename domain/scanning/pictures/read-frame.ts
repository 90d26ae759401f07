import { crop, type Grey } from './grey';
import { evenContrast, decoderAttempt, matchedAttempt, type Decode, type ReadAttempt } from './read-attempts';
import { acceptedCodes, plainLines } from './read-picture';
import { rotate } from './rotation';
import { averageRows } from './smear';

/** Returns the middle of a frame in full resolution, where a book is held. */
const middle = (grey: Grey) => crop(grey, { left: 0.15, top: 0.36, wide: 0.7, high: 0.28 });

/** Harder attempts for camera frames; each frame makes the next one, since there is little time. */
const frameAttempts: readonly ReadAttempt[] = [
  decoderAttempt('rows together', 5, (grey) => evenContrast(averageRows(grey, 6))),
  matchedAttempt('matched', middle),
  decoderAttempt('turned 30', 3, (grey) => rotate(grey, 30)),
  decoderAttempt('normalised', 3, evenContrast),
  matchedAttempt('matched', middle),
  decoderAttempt('turned -30', 3, (grey) => rotate(grey, -30)),
];

/** Reads the `number`th frame of a camera with at most two attempts; the caller waits until two frames agree. */
export async function readFrame(grey: Grey, decode: Decode, number: number): Promise<readonly string[]> {
  const plain = acceptedCodes(await decode(grey, 2), plainLines, true);
  if (plain.length > 0) return plain.map((code) => code.text);
  const harder = frameAttempts[number % frameAttempts.length];
  return harder ? acceptedCodes(await harder.read(grey, decode), Infinity, false).map((code) => code.text) : [];
}
