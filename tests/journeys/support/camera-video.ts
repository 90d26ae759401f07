import { closeSync, openSync, writeSync } from 'node:fs';
import { barsOf } from '../../scan-pictures/bars';
import { noisy } from '../../scan-pictures/conditions';
import { seededRandom } from '../../scan-pictures/random';
import { draw } from '../../scan-pictures/scene';

/** A scene of the video. It shows the barcode of a book, or an empty table for null. */
export interface VideoScene {
  readonly isbn: string | null;
  readonly seconds: number;
}

/** Five pictures of 400 × 300 a second: 0.9 MB a second, which is enough for two frames to agree. */
const [width, height, framesPerSecond] = [400, 300, 5];
/** Offsets of a book that a moving hand holds, in pixels. */
const handOffsets = [
  [0, 0],
  [3, -2],
  [-2, 3],
] as const;

function drawFrame(isbn: string | null, [right, down]: readonly [number, number], seed: number): Buffer {
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
            x: width / 2 + right,
            y: height / 2 + down,
            scale: 2.4,
            turn: right,
            lean: 0,
            bend: Infinity,
          },
        ];
  const grey = noisy(
    draw(width, height, labels, (x, y) => 150 + 10 * Math.sin((x + y) / 25)),
    3,
    seededRandom(seed),
  );
  // Grey has no colour: both planes of a quarter's size are in the middle.
  return Buffer.concat([
    Buffer.from('FRAME\n'),
    Buffer.from(grey.pixels),
    Buffer.alloc((width / 2) * (height / 2) * 2, 128),
  ]);
}

/** Writes a video (Y4M, I420) for Chromium's fake camera, which plays it in a loop. Returns its length in seconds. */
export function writeCameraVideo(file: string, scenes: readonly VideoScene[]): number {
  const out = openSync(file, 'w');
  writeSync(out, `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420mpeg2\n`);
  let frames = 0;
  for (const { isbn, seconds } of scenes) {
    const pictures = handOffsets.map((offset, at) => drawFrame(isbn, offset, at));
    for (let at = 0; at < Math.round(seconds * framesPerSecond); at += 1, frames += 1)
      writeSync(out, pictures[at % pictures.length] ?? Buffer.alloc(0));
  }
  closeSync(out);
  return frames / framesPerSecond;
}

/** Returns the arguments of Chromium that make this video its only camera and allow access to it. */
export const cameraArguments = (file: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];
