import type { Grey } from '../../domain/scanning/pictures/grey';
import type { Bars } from './bars';

/** A label on a book's back, in modules (the width of the narrowest bar); its left upper bar begins at 0, 0. */
export interface Label {
  readonly bars: Bars;
  /** Height of the bars in modules; ISBN codes are about 60 high. */
  readonly height: number;
  /** White at the left and right; 11 and 7 are prescribed. */
  readonly quiet: readonly [number, number];
  /** Shades of paper, bars, and the cover around the label. */
  readonly paper: number;
  readonly ink: number;
  readonly cover: number;
}

/** Place of a label in the picture. */
export interface Placed extends Label {
  /** Pixels of its middle. */
  readonly x: number;
  readonly y: number;
  /** Pixels per module. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Strength of the perspective: 0.3 makes the right end 30 % smaller than the left. */
  readonly lean: number;
  /** Radius of a bent back, in modules; infinite when flat. */
  readonly bend: number;
}

/** Shade of a label at a place in modules; lines of digits are blocks under the bars. */
function shadeOf(label: Label, u: number, v: number): number {
  const [left, right] = label.quiet;
  if (u < -left || u > label.bars.length + right || v < -6 || v > label.height + 12) return label.cover;
  if (v >= 0 && v < label.height && u >= 0) return label.bars[Math.floor(u)] === true ? label.ink : label.paper;
  const digit = v > label.height + 2 && v < label.height + 9 && u > 0 && u < label.bars.length;
  return digit && Math.floor(u) % 7 < 5 && (Math.floor(u * 0.7) + Math.floor(v * 0.6)) % 2 === 0
    ? label.ink
    : label.paper;
}

/** From pixels to the label's own modules. */
function placeOn(label: Placed): (x: number, y: number) => readonly [number, number] {
  const angle = (label.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / label.scale, Math.sin(angle) / label.scale];
  const half = label.bars.length / 2;
  return (x, y) => {
    const [right, down] = [x - label.x, y - label.y];
    const [along, across] = [cos * right + sin * down, cos * down - sin * right];
    // The plane leans about its upright middle.
    const away = 1 - (label.lean * along) / (2 * half);
    const flat = along / away;
    const bent = Number.isFinite(label.bend)
      ? label.bend * Math.asin(Math.max(-1, Math.min(1, flat / label.bend)))
      : flat;
    return [bent + half, across / away + label.height / 2];
  };
}

/**
 * Returns a picture of the labels on a table whose shade is `table(x, y)`. Near a label each pixel is the mean of 3 × 3
 * places in it.
 */
export function draw(
  width: number,
  height: number,
  labels: readonly Placed[],
  table: (x: number, y: number) => number,
): Grey {
  const places = labels.map((label) => ({
    label,
    place: placeOn(label),
    reach: label.scale * (label.bars.length / 2 + 30) * (1 + Math.abs(label.lean)),
  }));
  const pixels = new Uint8ClampedArray(width * height);
  const parts = [1 / 6, 0.5, 5 / 6];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const under = table(x, y);
      const near = places.filter(({ label, reach }) => Math.hypot(x - label.x, y - label.y) <= reach);
      let sum = 0;
      for (const down of near.length > 0 ? parts : []) {
        for (const right of parts) {
          let shade = under;
          for (const { label, place } of near) {
            const [u, v] = place(x + right, y + down);
            if (u > -30 && u < label.bars.length + 30 && v > -25 && v < label.height + 30) shade = shadeOf(label, u, v);
          }
          sum += shade;
        }
      }
      pixels[y * width + x] = near.length > 0 ? sum / 9 : under;
    }
  }
  return { width, height, pixels };
}
