import { crop, type Grey } from './grey';
import { even, look, matched, type Decode, type Look } from './looks';
import { believed, plainLines } from './read-picture';
import { rotate } from './rotation';
import { averageRows } from './smear';

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
