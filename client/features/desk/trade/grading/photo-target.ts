import { photoPolicy } from '../../../../../domain/policy/grading';
import type { PictureTarget } from '../../shrink-picture';

const withLongestEdge = (longest: number, quality: number) => ({ width: longest, height: longest, quality });

/** Photo of a copy, large enough to show its faults. */
export const photoTarget: PictureTarget = {
  maxBytes: photoPolicy.maxBytes,
  types: ['image/jpeg'],
  tries: [
    withLongestEdge(1800, 0.85),
    withLongestEdge(1600, 0.75),
    withLongestEdge(1280, 0.7),
    withLongestEdge(1024, 0.6),
    withLongestEdge(800, 0.5),
  ],
};
