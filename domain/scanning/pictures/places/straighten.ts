import type { Grey } from '../grey';
import type { DecodedCode } from '../decoded-code';
import type { CodePlace } from './place';

/** White that a reader needs at both ends of a code, as a share of its length. */
const quiet = 0.22;

/** A place of a picture as an upright picture of its own, and where its points come from. */
export interface Straight {
  readonly grey: Grey;
  /** Returns a code that was seen in it, with its place in the whole picture. */
  readonly inPicture: (code: DecodedCode) => DecodedCode;
}

/**
 * Returns a place of a picture turned upright (bilinear). `scale`: size of the picture against the one in which the
 * place was found.
 */
export function straighten({ width, height, pixels }: Grey, place: CodePlace, scale = 1): Straight {
  const turn = (place.angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const wide = Math.max(1, Math.round(place.length * (1 + 2 * quiet) * scale));
  const high = Math.max(1, Math.round(place.height * scale));
  const all = new Uint8ClampedArray(wide * high);
  const dot = (x: number, y: number) =>
    pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const right = column - (wide - 1) / 2;
      const down = row - (high - 1) / 2;
      const x = place.x * scale + right * cos - down * sin;
      const y = place.y * scale + right * sin + down * cos;
      const left = Math.floor(x);
      const top = Math.floor(y);
      const partX = x - left;
      const partY = y - top;
      const above = dot(left, top) * (1 - partX) + dot(left + 1, top) * partX;
      const below = dot(left, top + 1) * (1 - partX) + dot(left + 1, top + 1) * partX;
      all[row * wide + column] = above * (1 - partY) + below * partY;
    }
  }
  const inPicture = (code: DecodedCode): DecodedCode => {
    const right = (code.x - (wide - 1) / 2) / scale;
    const down = (code.y - (high - 1) / 2) / scale;
    return {
      ...code,
      x: place.x + right * cos - down * sin,
      y: place.y + right * sin + down * cos,
      length: code.length / scale,
      angle: place.angle,
    };
  };
  return { grey: { width: wide, height: high, pixels: all }, inPicture };
}
