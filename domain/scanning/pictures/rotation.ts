import type { Grey } from './grey';
import type { DecodedCode } from './decoded-code';

/**
 * Returns the picture rotated clockwise by `degrees` about its middle (bilinear), as large as needed. Corners get its
 * mean shade.
 */
export function rotate({ width, height, pixels }: Grey, degrees: number): Grey {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const paper = pixels.reduce((sum, shade) => sum + shade, 0) / pixels.length;
  // Slightly less, so that rounding at a right angle adds no row.
  const wide = Math.ceil(width * Math.abs(cos) + height * Math.abs(sin) - 1e-6);
  const high = Math.ceil(width * Math.abs(sin) + height * Math.abs(cos) - 1e-6);
  const all = new Uint8ClampedArray(wide * high).fill(paper);
  const dot = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? paper : (pixels[y * width + x] ?? paper);
  for (let y = 0; y < high; y += 1) {
    const down = y - (high - 1) / 2;
    for (let x = 0; x < wide; x += 1) {
      const right = x - (wide - 1) / 2;
      const fromX = cos * right + sin * down + (width - 1) / 2;
      const fromY = cos * down - sin * right + (height - 1) / 2;
      if (fromX <= -1 || fromY <= -1 || fromX >= width || fromY >= height) continue;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const partX = fromX - left;
      const partY = fromY - top;
      const above = dot(left, top) * (1 - partX) + dot(left + 1, top) * partX;
      const below = dot(left, top + 1) * (1 - partX) + dot(left + 1, top + 1) * partX;
      all[y * wide + x] = above * (1 - partY) + below * partY;
    }
  }
  return { width: wide, height: high, pixels: all };
}

/** Returns a code that was seen in a rotated picture, with its place in the picture before. */
export function rotatedBack(code: DecodedCode, rotated: Grey, before: Grey, degrees: number): DecodedCode {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const right = code.x - (rotated.width - 1) / 2;
  const down = code.y - (rotated.height - 1) / 2;
  return {
    ...code,
    x: cos * right + sin * down + (before.width - 1) / 2,
    y: cos * down - sin * right + (before.height - 1) / 2,
    angle: code.angle - degrees,
  };
}
