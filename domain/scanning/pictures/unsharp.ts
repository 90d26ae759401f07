import type { Grey } from './grey';

/** Returns the weights of a Gaussian from the middle outwards, up to three deviations. */
function halfKernel(sigma: number): readonly number[] {
  const weights = Array.from({ length: Math.ceil(3 * sigma) + 1 }, (_, index) =>
    Math.exp(-(index * index) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight, index) => total + (index === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

/** Blurs a row or column; `step` is the distance of neighbours, and the last pixel continues beyond the ends. */
function blurLine(
  from: Float32Array | Uint8ClampedArray,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  kernel: readonly number[],
) {
  const last = length - 1;
  for (let index = 0; index < length; index += 1) {
    let sum = (from[start + index * step] ?? 0) * (kernel[0] ?? 0);
    for (let far = 1; far < kernel.length; far += 1) {
      const before = from[start + Math.max(0, index - far) * step] ?? 0;
      const after = from[start + Math.min(last, index + far) * step] ?? 0;
      sum += (before + after) * (kernel[far] ?? 0);
    }
    to[start + index * step] = sum;
  }
}

/** Returns the picture blurred by a Gaussian of deviation `sigma` pixels, not rounded. */
export function blur({ width, height, pixels }: Grey, sigma: number): Float32Array {
  const kernel = halfKernel(sigma);
  const across = new Float32Array(pixels.length);
  const both = new Float32Array(pixels.length);
  for (let y = 0; y < height; y += 1) blurLine(pixels, across, y * width, 1, width, kernel);
  for (let x = 0; x < width; x += 1) blurLine(across, both, x, width, height, kernel);
  return both;
}

/** Returns the picture sharpened by an unsharp mask of `sigma` pixels and strength `amount`. */
export function sharpen(grey: Grey, sigma: number, amount: number): Grey {
  const soft = blur(grey, sigma);
  const pixels = new Uint8ClampedArray(grey.pixels.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const shade = grey.pixels[index] ?? 0;
    pixels[index] = shade + amount * (shade - (soft[index] ?? 0));
  }
  return { width: grey.width, height: grey.height, pixels };
}
