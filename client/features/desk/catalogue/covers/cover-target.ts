import { coverPolicy } from '../../../../../domain/policy/catalogue-names';
import type { PictureTarget } from '../../shrink-picture';

const { maxBytes, width, height } = coverPolicy;
const smaller = (share: number, quality: number) => ({
  width: Math.round(width * share),
  height: Math.round(height * share),
  quality,
});

/** Picture of a cover. WebP is smaller; Safari can only write JPEG. */
export const coverTarget: PictureTarget = {
  maxBytes,
  types: ['image/webp', 'image/jpeg'],
  tries: [smaller(1, 0.85), smaller(1, 0.7), smaller(0.85, 0.7), smaller(0.7, 0.6), smaller(0.5, 0.5)],
};
