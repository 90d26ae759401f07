import { photoPolicy } from '../../../../../domain/policy/grading';
import type { PictureTarget } from '../../shrink-picture';

const edge = (longest: number, quality: number) => ({ width: longest, height: longest, quality });

/** Photo of a copy, large enough to show its faults. */
export const photoTarget: PictureTarget = {
  maxBytes: photoPolicy.maxBytes,
  types: ['image/jpeg'],
  tries: [edge(1800, 0.85), edge(1600, 0.75), edge(1280, 0.7), edge(1024, 0.6), edge(800, 0.5)],
};
