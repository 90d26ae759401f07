/** A code's place in a picture, in pixels: its middle, its size along and across its digits, and how it is turned. */
export interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  /** Degrees clockwise from upright, more than -90 and at most 90: a code and the same code upside down are equal. */
  readonly angle: number;
}

/** Returns whether a point lies within a place, or at most `margin` of its length beside it. */
export function isWithin(place: CodePlace, x: number, y: number, margin = 0.1): boolean {
  const turn = (place.angle * Math.PI) / 180;
  const right = x - place.x;
  const down = y - place.y;
  const along = Math.abs(right * Math.cos(turn) + down * Math.sin(turn));
  const across = Math.abs(down * Math.cos(turn) - right * Math.sin(turn));
  const extra = margin * place.length;
  return along <= place.length / 2 + extra && across <= place.height / 2 + extra;
}
