import type { Grey } from '../../domain/scanning/pictures/grey';
import type { Random } from './random';

const changed = ({ width, height }: Grey, shade: (x: number, y: number, at: number) => number): Grey => {
  const pixels = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = shade(x, y, y * width + x);
  }
  return { width, height, pixels };
};

/** Returns a picture in which each pixel is the mean of those at these distances. */
function spread(grey: Grey, offsets: readonly (readonly [number, number])[]): Grey {
  const inside = (at: number, end: number) => Math.min(end - 1, Math.max(0, at));
  return changed(grey, (x, y) => {
    let sum = 0;
    for (const [right, down] of offsets)
      sum += grey.pixels[inside(y + down, grey.height) * grey.width + inside(x + right, grey.width)] ?? 0;
    return sum / offsets.length;
  });
}

/** Returns a picture out of focus: a dot becomes a disc of `radius` pixels. */
export function defocused(grey: Grey, radius: number): Grey {
  const reach = Math.ceil(radius);
  const offsets = [];
  for (let down = -reach; down <= reach; down += 1) {
    for (let right = -reach; right <= reach; right += 1)
      if (Math.hypot(right, down) <= radius) offsets.push([right, down] as const);
  }
  return spread(grey, offsets);
}

/** Returns a shaken picture: a dot becomes a line of `length` pixels at `degrees`. */
export function shaken(grey: Grey, length: number, degrees: number): Grey {
  const angle = (degrees * Math.PI) / 180;
  const steps = Math.max(1, Math.round(length));
  return spread(
    grey,
    Array.from({ length: steps }, (_, at) => {
      const far = at - (steps - 1) / 2;
      return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))] as const;
    }),
  );
}

/** Returns a picture in little light: all shades are between `black` and `white`. */
export const dim = (grey: Grey, black: number, white: number): Grey =>
  changed(grey, (_x, _y, at) => black + ((grey.pixels[at] ?? 0) / 255) * (white - black));

/** Returns a picture with a lamp's reflection: white over an ellipse around x, y, fading out. */
export const glossy = (grey: Grey, x: number, y: number, wide: number, high: number, strength: number): Grey =>
  changed(grey, (u, v, at) => {
    const far = ((u - x) / wide) ** 2 + ((v - y) / high) ** 2;
    return (grey.pixels[at] ?? 0) + strength * 255 * Math.exp(-far);
  });

/** Returns a picture with a shadow. Its border is `soft` pixels wide along a slanted line through x, y. */
export const shaded = (grey: Grey, x: number, y: number, slope: number, soft: number, left: number): Grey =>
  changed(grey, (u, v, at) => {
    const side = 1 / (1 + Math.exp(-(u - x - slope * (v - y)) / soft));
    return (grey.pixels[at] ?? 0) * (side * left + (1 - side));
  });

/** Returns a picture with a sensor's noise of about this deviation. */
export const noisy = (grey: Grey, deviation: number, random: Random): Grey =>
  changed(
    grey,
    (_x, _y, at) =>
      (grey.pixels[at] ?? 0) +
      deviation * (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3),
  );

/** Returns a part of the picture. */
export const cut = (grey: Grey, left: number, top: number, width: number, height: number): Grey =>
  changed({ width, height, pixels: grey.pixels }, (x, y) => grey.pixels[(y + top) * grey.width + x + left] ?? 0);
