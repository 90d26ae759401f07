import { closeSync, openSync, writeSync } from 'node:fs';
import { barsOf } from '../../scan-pictures/bars';
import { noisy } from '../../scan-pictures/conditions';
import { seededRandom } from '../../scan-pictures/random';
import { draw } from '../../scan-pictures/scene';

/** One shot of the film; null: an empty table. */
export interface Shot {
  readonly isbn: string | null;
  readonly seconds: number;
}

/** Five pictures of 400 × 300 a second: 0.9 MB a second, which is enough for two frames to agree. */
const [wide, high, perSecond] = [400, 300, 5];
/** Pictures of a shot that is held by a moving hand. */
const moves = [
  [0, 0],
  [3, -2],
  [-2, 3],
] as const;

function frame(isbn: string | null, [right, down]: readonly [number, number], seed: number): Buffer {
  const labels =
    isbn === null
      ? []
      : [
          {
            bars: barsOf(isbn),
            height: 55,
            quiet: [11, 7] as const,
            paper: 240,
            ink: 25,
            cover: 120,
            x: wide / 2 + right,
            y: high / 2 + down,
            scale: 2.4,
            turn: right,
            lean: 0,
            bend: Infinity,
          },
        ];
  const grey = noisy(
    draw(wide, high, labels, (x, y) => 150 + 10 * Math.sin((x + y) / 25)),
    3,
    seededRandom(seed),
  );
  // Grey has no colour: both planes of a quarter's size are in the middle.
  return Buffer.concat([
    Buffer.from('FRAME\n'),
    Buffer.from(grey.pixels),
    Buffer.alloc((wide / 2) * (high / 2) * 2, 128),
  ]);
}

/** Writes a film (Y4M, I420) for Chromium's fake camera, which plays it in a loop; answers its length in seconds. */
export function writeFilm(file: string, shots: readonly Shot[]): number {
  const out = openSync(file, 'w');
  writeSync(out, `YUV4MPEG2 W${wide} H${high} F${perSecond}:1 Ip A1:1 C420mpeg2\n`);
  let frames = 0;
  for (const { isbn, seconds } of shots) {
    const pictures = moves.map((move, at) => frame(isbn, move, at));
    for (let at = 0; at < Math.round(seconds * perSecond); at += 1, frames += 1)
      writeSync(out, pictures[at % pictures.length] ?? Buffer.alloc(0));
  }
  closeSync(out);
  return frames / perSecond;
}

/** Arguments of Chromium: this film is its only camera, and access is allowed. */
export const filmArguments = (file: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];
