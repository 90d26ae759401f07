import type { Palette } from '../../../domain/catalogue/palette';
import type { Composition } from './composition';
import { roll } from './random';
import { disc, fill, gather, H, n, quarter, rect, rhombus, ring, stroke, W } from './shapes';
import { use, type Sheet } from './sheet';

/** A block of a repeating paper; it may reach over its edges, the cover cuts it. */
interface Block {
  readonly ground: string;
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

type Paper = (colours: Palette, random: () => number, sheet: Sheet) => Block;

const curls: Paper = ({ paper, first }, random) => {
  const [side, half] = [30, 15];
  let d = '';
  for (let k = 0; k < 16; k++) {
    const [x, y] = [(k % 4) * side, Math.floor(k / 4) * side];
    d +=
      random() < 0.5
        ? `M${x + half} ${y}a15 15 0 0 1-15 15M${x + side} ${y + half}a15 15 0 0 0-15 15`
        : `M${x + half} ${y}a15 15 0 0 0 15 15M${x} ${y + half}a15 15 0 0 1 15 15`;
  }
  return { ground: first, width: 120, height: 120, markup: stroke(d, paper, 3.2) };
};

/** Seigaiha, the blue sea wave. Each row covers the one above, so a block is two whole rows. */
const waves: Paper = ({ paper, first }, _random, sheet) => {
  const scale = sheet.group(
    disc(0, 0, 24, first) + [22.5, 15.4, 7.2].map((radius) => ring(0, 0, radius, paper, 1.6)).join(''),
  );
  const row = (x: number, y: number) => [0, 1, 2, 3, 4, 5].map((k) => use(scale, x + 48 * k, y)).join('');
  return { ground: first, width: W, height: 24, markup: row(0, 0) + row(24, 12) };
};

const lozenges: Paper = ({ paper, first, second }) => ({
  ground: paper,
  width: 40,
  height: 40,
  markup: fill(rhombus(10, 10, 8) + rhombus(30, 30, 8), second) + fill(rhombus(30, 10, 8) + rhombus(10, 30, 8), first),
});

const tiles: Paper = ({ paper, ink, first, second }) => {
  const shapes: [string, string][] = [];
  for (let k = 0; k < 4; k++) {
    const [x, y] = [(k % 2) * 40, Math.floor(k / 2) * 40];
    const dark = x === y ? ink : first;
    shapes.push([dark, quarter(x, y, 20, 0)], [dark, quarter(x + 20, y + 20, 20, 2)]);
    shapes.push([paper, quarter(x + 20, y, 20, 1)], [paper, quarter(x, y + 20, 20, 3)]);
  }
  return { ground: second, width: 80, height: 80, markup: gather(shapes) };
};

const weave: Paper = ({ paper, ink, first }) => {
  const band = (y: number) => `M0 ${y + 12}l24-12v8l-24 12zM24 ${y}l24 12v8l-24-12z`;
  return { ground: paper, width: 48, height: 32, markup: fill(band(0), ink) + fill(band(16), first) };
};

const grains: Paper = ({ paper, first, second }) => {
  const grain = (x: number, y: number, turn: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="3.2" ry="8" transform="rotate(${turn} ${x} ${y})"/>`;
  const light =
    grain(0, 0, -45) +
    grain(20, 0, 45) +
    grain(40, 0, -45) +
    grain(10, 20, 45) +
    grain(50, 20, 45) +
    grain(70, 20, -45);
  return {
    ground: first,
    width: 80,
    height: 40,
    markup: `<g fill="${paper}">${light}</g><g fill="${second}">${grain(60, 0, 45)}${grain(30, 20, -45)}</g>`,
  };
};

const all = [curls, waves, lozenges, tiles, weave, grains];

/** One of six pattern papers over the whole cover: a block, a row of blocks, a column of rows. */
export function patternPaper({ sheet, colours, random }: Pick<Composition, 'sheet' | 'colours' | 'random'>): string {
  const draw = all[roll(random, all.length)] ?? curls;
  const block = draw(colours, random, sheet);
  return (
    rect(0, 0, W, H, block.ground) +
    spread(sheet, block.markup, block.width, block.height, { x: 0, y: 0, width: W, height: H })
  );
}

/** Repeats a block over an area, one block more than fits each way. */
export function spread(
  sheet: Sheet,
  markup: string,
  width: number,
  height: number,
  area: { x: number; y: number; width: number; height: number },
): string {
  const block = sheet.group(markup);
  const across = Math.ceil(area.width / width) + (width < area.width ? 1 : 0);
  const row =
    across === 1 ? block : sheet.group(Array.from({ length: across }, (_, k) => use(block, k * width, 0)).join(''));
  const down = Math.ceil(area.height / height) + 1;
  return Array.from({ length: down }, (_, k) => use(row, area.x, Math.round((area.y + k * height) * 10) / 10)).join('');
}

/** The eight-pointed star of two squares, drawn round the middle of a square cell. */
export function khatam(middle: number, radius: number): string {
  const inner = radius * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
  const corners = Array.from({ length: 16 }, (_, k) => {
    const reach = k % 2 === 0 ? radius : inner;
    return `${n(middle + Math.cos((k * Math.PI) / 8) * reach)} ${n(middle + Math.sin((k * Math.PI) / 8) * reach)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Stars and crosses: stars touch tip to tip, the crosses between them are the ground. Three colourings. */
export function starTiles(
  sheet: Sheet,
  { paper, ink, first, second }: Palette,
  random: () => number,
  cell: number,
  area: { x: number; y: number; width: number; height: number },
): string {
  const [ground, outer, inner, heart] = [
    [first, paper, first, second] as const,
    [ink, second, ink, paper] as const,
    [first, paper, second, paper] as const,
  ][roll(random, 3)] ?? [first, paper, first, second];
  const half = cell / 2;
  const block =
    fill(khatam(half, half), outer) + fill(khatam(half, half * 0.66), inner) + disc(half, half, half * 0.2, heart);
  const clip = `M${n(area.x)} ${n(area.y)}h${n(area.width)}v${n(area.height)}h${n(-area.width)}z`;
  return (
    rect(area.x, area.y, area.width, area.height, ground) + sheet.clip(clip, spread(sheet, block, cell, cell, area))
  );
}
