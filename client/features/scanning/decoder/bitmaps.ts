import { greyOf, type Grey } from '../../../../domain/scanning/pictures/grey';

/** Returns a bitmap in grey, made smaller if its longer edge exceeds `longEdge` pixels. */
export function greyOfBitmap(bitmap: ImageBitmap, longEdge: number): Grey {
  const scale = Math.min(1, longEdge / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return greyOf(context.getImageData(0, 0, width, height).data, width, height);
}
