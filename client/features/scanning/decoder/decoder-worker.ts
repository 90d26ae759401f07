import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { readFrame } from '../../../../domain/scanning/pictures/read-frame';
import { readPicture } from '../../../../domain/scanning/pictures/read-picture';
import { greyOfBitmap } from './bitmaps';
import type { DecoderAnswer, DecoderAsk, FrameAnswer, PictureResult } from './decoder-messages';
import { findNativeDetector } from './native-detector';
import { openPicture } from './open-picture';
import { decodeWithZxing } from './zxing';

/** Longer edge of a frame in pixels. Enough for a code 10 cm from the lens; more only costs time. */
const frameEdge = 1280;
/** Longest time in milliseconds for one picture, because the other pictures wait for it. */
const maxPictureMs = 6000;

// Our own copy, because the library's default is another server.
const ready = prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true });
const native = findNativeDetector();

async function frame(bitmap: ImageBitmap, number: number): Promise<FrameAnswer> {
  try {
    const quick = await native;
    const nativeCodes = quick === null ? [] : await quick(bitmap).catch(() => []);
    return nativeCodes.length > 0
      ? nativeCodes
      : await readFrame(greyOfBitmap(bitmap, frameEdge), decodeWithZxing, number);
  } finally {
    bitmap.close();
  }
}

async function picture(file: File): Promise<PictureResult> {
  const opened = await openPicture(file);
  const start = performance.now();
  if (typeof opened === 'string') return opened;
  try {
    const found = await readPicture(
      opened.grey(),
      decodeWithZxing,
      opened.isLarge ? opened.fine : undefined,
      () => performance.now() - start > maxPictureMs,
    );
    return found.codes.length + found.unread.length > 0 ? found : 'no-code-found';
  } finally {
    opened.close();
  }
}

async function answerTo(ask: DecoderAsk): Promise<DecoderAnswer> {
  try {
    await ready;
  } catch {
    return { id: ask.id, kind: 'failed' };
  }
  return ask.kind === 'frame'
    ? { id: ask.id, kind: 'frame', codes: await frame(ask.bitmap, ask.number) }
    : { id: ask.id, kind: 'picture', found: await picture(ask.file) };
}

addEventListener('message', (event: MessageEvent<DecoderAsk>) => {
  void answerTo(event.data).then((answer) => {
    postMessage(answer);
  });
});
