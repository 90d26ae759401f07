import { eanBars } from '../../domain/scanning/pictures/ean-bars';
import type { Grey } from '../../domain/scanning/pictures/grey';
import type { CodePlace } from '../../domain/scanning/pictures/places/place';

/** Draws codes on a grey cover, as tests need them: each with its white label, turned about its middle. */
export function drawCodes(
  size: readonly [width: number, height: number],
  codes: readonly (CodePlace & { readonly isbn: string })[],
): Grey {
  const [width, height] = size;
  const pixels = new Uint8ClampedArray(width * height).fill(170);
  for (const { isbn, x, y, length, height: high, angle } of codes) {
    const modules = eanBars(isbn).flatMap((wide, at) => Array.from({ length: wide }, () => at % 2 === 0));
    const turn = (angle * Math.PI) / 180;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const along = (column - x) * Math.cos(turn) + (row - y) * Math.sin(turn);
        const across = (row - y) * Math.cos(turn) - (column - x) * Math.sin(turn);
        if (Math.abs(along) > length * 0.62 || Math.abs(across) > high * 0.6) continue;
        const isBar = Math.abs(across) <= high / 2 && modules[Math.floor((along / length + 0.5) * 95)] === true;
        pixels[row * width + column] = isBar ? 30 : 235;
      }
    }
  }
  return { width, height, pixels };
}
