import type { Grey } from '../grey';
import type { CodePlace } from './place';

/** Edge of a block in pixels: a few bars wide, so that its edges have one direction. */
const block = 12;
/** Share of a block's edges that must have its direction: 1 is a pattern of straight parallel bars, 0 none. */
const minCoherence = 0.6;
/** Mean squared difference of neighbours that bars make, also soft and grey ones. Paper and plain covers have less. */
const minEdges = 90;
/** Degrees between the directions of neighbouring blocks of one code. */
const maxTurn = 14;
/** Shortest code in pixels: about one pixel a bar. */
const minLength = 70;
/** Length of a code against its height. Labels are cut to half their height, bars of a spine stand tall. */
const minRatio = 0.7;
const maxRatio = 7;
/** Share of a code's rectangle that its blocks fill. */
const minFilled = 0.55;
/** Widest bar or space as a share of a place: 4 of 95 modules in a code, more where it is not quite cut to its bars. */
const widestBar = 0.06;
/** Share of a group's blocks at each end that may be something else. */
const outside = 0.06;
/** Changes between dark and light along a code: an EAN-13 has 60, less where bars run into each other. */
const minChanges = 26;
const maxChanges = 90;
/** Places of one picture, the largest first. */
const maxPlaces = 24;

/** A block whose edges are parallel: its column and row, and the direction across the bars in radians (0 to π). */
interface BarBlock {
  readonly column: number;
  readonly row: number;
  readonly direction: number;
}

/** Returns the sums of a block's structure tensor. @see Bigün & Granlund, 1987 */
function tensorOf({ width, pixels }: Grey, left: number, top: number) {
  let [xx, yy, xy] = [0, 0, 0];
  for (let y = top; y < top + block; y += 1) {
    for (let x = left; x < left + block; x += 1) {
      const at = y * width + x;
      const across = (pixels[at + 1] ?? 0) - (pixels[at - 1] ?? 0);
      const down = (pixels[at + width] ?? 0) - (pixels[at - width] ?? 0);
      xx += across * across;
      yy += down * down;
      xy += across * down;
    }
  }
  return { xx, yy, xy };
}

function barBlocks(grey: Grey): Map<number, BarBlock> {
  const columns = Math.floor(grey.width / block);
  const rows = Math.floor(grey.height / block);
  const found = new Map<number, BarBlock>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const { xx, yy, xy } = tensorOf(grey, column * block, row * block);
      const edges = xx + yy;
      if (edges < minEdges * block * block * 4) continue;
      if (Math.hypot(xx - yy, 2 * xy) < minCoherence * edges) continue;
      const direction = (Math.atan2(2 * xy, xx - yy) / 2 + Math.PI) % Math.PI;
      found.set(row * columns + column, { column, row, direction });
    }
  }
  return found;
}

/** Returns the angle between two directions of bars in degrees, 0 to 90. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % Math.PI;
  return (Math.min(turn, Math.PI - turn) * 180) / Math.PI;
}

/** Returns the blocks that touch each other and have one direction, group by group. */
function* groupsOf(blocks: Map<number, BarBlock>, columns: number): Generator<readonly BarBlock[]> {
  const left = new Map(blocks);
  for (const [start, first] of blocks) {
    if (!left.delete(start)) continue;
    const group = [first];
    for (const each of group) {
      for (const [right, down] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
        [-1, -1],
        [1, 1],
        [-1, 1],
        [1, -1],
      ] as const) {
        const key = (each.row + down) * columns + each.column + right;
        const next = left.get(key);
        if (next === undefined || Math.abs(next.column - each.column) > 1) continue;
        if (turnBetween(next.direction, each.direction) > maxTurn) continue;
        left.delete(key);
        group.push(next);
      }
    }
    yield group;
  }
}

/** Returns the direction of a group: the mean of doubled angles, since 0 and π are one direction. */
function meanDirection(group: readonly BarBlock[]): number {
  let [sine, cosine] = [0, 0];
  for (const { direction } of group) {
    sine += Math.sin(2 * direction);
    cosine += Math.cos(2 * direction);
  }
  return Math.atan2(sine, cosine) / 2;
}

/** Returns the range of evenly spread values, without the few blocks of a label's edge beside them. */
function rangeOf(values: readonly number[]): readonly [min: number, max: number] {
  const ordered = values.toSorted((a, b) => a - b);
  const valueAt = (share: number) => ordered[Math.round(share * (ordered.length - 1))] ?? 0;
  const min = valueAt(outside);
  const max = valueAt(1 - outside);
  const cut = ((max - min) * outside) / (1 - 2 * outside);
  return [min - cut, max + cut];
}

/** Returns the rectangle around a group, along its direction. */
function placeOf(group: readonly BarBlock[]): CodePlace {
  const direction = meanDirection(group);
  const cos = Math.cos(direction);
  const sin = Math.sin(direction);
  const points = group.map(({ column, row }) => [(column + 0.5) * block, (row + 0.5) * block] as const);
  const [min, max] = rangeOf(points.map(([x, y]) => x * cos + y * sin));
  const [high, low] = rangeOf(points.map(([x, y]) => y * cos - x * sin));
  const along = (min + max) / 2;
  const across = (high + low) / 2;
  return {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    length: max - min,
    height: low - high,
    angle: (direction * 180) / Math.PI,
  };
}

/** Returns where the shade changes on a line through the middle of a place, in pixels from that middle. */
function changesAlong({ width, height, pixels }: Grey, place: CodePlace): readonly number[] {
  const turn = (place.angle * Math.PI) / 180;
  const line: { readonly at: number; readonly shade: number }[] = [];
  for (let at = -place.length / 2; at <= place.length / 2; at += 0.5) {
    const x = Math.round(place.x + at * Math.cos(turn));
    const y = Math.round(place.y + at * Math.sin(turn));
    if (x >= 0 && y >= 0 && x < width && y < height) line.push({ at, shade: pixels[y * width + x] ?? 0 });
  }
  const mean = line.reduce((sum, { shade }) => sum + shade, 0) / line.length;
  const spread = Math.sqrt(line.reduce((sum, { shade }) => sum + (shade - mean) ** 2, 0) / line.length);
  const changes: number[] = [];
  type Side = 'bright' | 'dark' | null;
  let side: Side = null;
  for (const { at, shade } of line) {
    let sideNow: Side = side;
    if (shade > mean + spread / 4) sideNow = 'bright';
    else if (shade < mean - spread / 4) sideNow = 'dark';
    if (sideNow !== side && side !== null) changes.push(at);
    side = sideNow;
  }
  return changes;
}

/** Returns the changes of the bars alone: the most changes without a gap as wide as the white beside a code. */
function changesOfBars(changes: readonly number[], length: number): readonly number[] {
  let longest: number[] = [];
  let current: number[] = [];
  for (const at of changes) {
    const before = current.at(-1);
    current = before === undefined || at - before <= length * widestBar ? [...current, at] : [at];
    if (current.length > longest.length) longest = current;
  }
  return longest;
}

/** Returns a place cut to its bars, or null if it has neither the form nor the bars of a code. */
function codeIn(grey: Grey, rough: CodePlace, blocks: number): CodePlace | null {
  if (rough.length < minLength) return null;
  if (blocks * block * block < minFilled * rough.length * rough.height) return null;
  const changes = changesOfBars(changesAlong(grey, rough), rough.length);
  if (changes.length < minChanges || changes.length > maxChanges) return null;
  const first = changes[0] ?? 0;
  const last = changes.at(-1) ?? 0;
  const middle = (first + last) / 2;
  const length = last - first;
  const turn = (rough.angle * Math.PI) / 180;
  const ratio = length / rough.height;
  if (length < minLength || ratio < minRatio || ratio > maxRatio) return null;
  return { ...rough, length, x: rough.x + middle * Math.cos(turn), y: rough.y + middle * Math.sin(turn) };
}

/** Returns the places of a picture where bars of a code seem to be, at any angle, read or not, the largest first. */
export function findBars(grey: Grey): readonly CodePlace[] {
  const places: CodePlace[] = [];
  for (const group of groupsOf(barBlocks(grey), Math.floor(grey.width / block))) {
    const place = codeIn(grey, placeOf(group), group.length);
    if (place !== null) places.push(place);
  }
  return places.toSorted((a, b) => b.length - a.length).slice(0, maxPlaces);
}
