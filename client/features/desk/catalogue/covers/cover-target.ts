import { coverPolicy } from '../../../../../domain/policy/catalogue-names';
import type { PictureTarget } from '../../shrink-picture';

const { maxBytes, width, height } = coverPolicy;
const scaledBy = (share: number, quality: number) => ({
  width: Math.round(width * share),
  height: Math.round(height * share),
  quality,
});

/** Picture of a cover. WebP is smaller; Safari can only write JPEG. */
export const coverTarget: PictureTarget = {
  maxBytes,
  types: ['image/webp', 'image/jpeg'],
  tries: [scaledBy(1, 0.85), scaledBy(1, 0.7), scaledBy(0.85, 0.7), scaledBy(0.7, 0.6), scaledBy(0.5, 0.5)],
};
