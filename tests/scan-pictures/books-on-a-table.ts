import { barsOf } from './bars';
import { noisy } from './conditions';
import { pngOf } from './png';
import { seededRandom } from './random';
import { draw } from './scene';

/** Returns a photo (PNG) of these codes on a table, two beside each other, for uploading in a journey. */
export function booksOnATable(codes: readonly string[]): Buffer {
  const [wide, high] = [640, 260 * Math.ceil(codes.length / 2)];
  const labels = codes.map((code, at) => ({
    bars: barsOf(code, code.length === 12 ? 'upca' : 'ean13'),
    height: 50,
    quiet: [11, 7] as const,
    paper: 240,
    ink: 30,
    cover: 90 + 30 * (at % 4),
    x: wide * (at % 2 === 0 ? 0.26 : 0.74),
    y: 130 + 260 * Math.floor(at / 2),
    scale: 2.3,
    turn: (at % 3) * 3 - 3,
    lean: 0.05,
    bend: Infinity,
  }));
  return pngOf(
    noisy(
      draw(wide, high, labels, (x, y) => 140 + 12 * Math.sin((x + y / 3) / 30)),
      4,
      seededRandom(7),
    ),
  );
}
