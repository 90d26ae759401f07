import { eanCheckDigit } from '../../../../domain/isbn';
import { eanBars } from '../../../../domain/scanning/pictures/ean-bars';

/** Used part of the Shape Detection API, which TypeScript does not know. */
interface Detector {
  detect(picture: ImageBitmap | OffscreenCanvas): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Reads the codes of one frame. */
export type NativeRead = (bitmap: ImageBitmap) => Promise<readonly string[]>;

function detectorClass(): DetectorClass | null {
  if (!('BarcodeDetector' in globalThis)) return null;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript's DOM lacks this class
  return (globalThis as typeof globalThis & { readonly BarcodeDetector: DetectorClass }).BarcodeDetector;
}

/** Draws a code as it is printed, three pixels a module. */
function drawCode(ean13: string): OffscreenCanvas {
  const [module, quiet, height] = [3, 12, 180];
  const canvas = new OffscreenCanvas((95 + 2 * quiet) * module, height + 60);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  let at = quiet;
  for (const [stripe, width] of eanBars(ean13).entries()) {
    if (stripe % 2 === 0) context.fillRect(at * module, 30, width * module, height);
    at += width;
  }
  return canvas;
}

const rightCode = '9780140328721';
const wrongCheckDigit = '9780140328720';
const isEan13 = (text: string) => /^\d{13}$/.test(text) && eanCheckDigit(text) === text[12];

/**
 * Returns the browser's own detector, which is much faster than ours, if it works: it supports EAN-13, reads a code
 * drawn for it, and returns none with a wrong check digit. Null elsewhere.
 */
export async function findNativeDetector(): Promise<NativeRead | null> {
  try {
    const known = detectorClass();
    if (!known || !(await known.getSupportedFormats()).includes('ean_13')) return null;
    const detector = new known({ formats: ['ean_13'] });
    const read = async (picture: ImageBitmap | OffscreenCanvas) =>
      (await detector.detect(picture)).map((code) => code.rawValue);
    const right = await read(drawCode(rightCode));
    const wrong = await read(drawCode(wrongCheckDigit));
    if (right.length !== 1 || right[0] !== rightCode || wrong.length > 0) return null;
    return async (bitmap) => (await read(bitmap)).filter(isEan13);
  } catch {
    // Some systems have the class without the service behind it.
    return null;
  }
}
