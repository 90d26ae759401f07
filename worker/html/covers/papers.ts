import type { Palette } from '../../../domain/catalogue/palette';
import type { Composition } from './composition';
import { randomBelow } from './random';
import { circle, fill, coverHeight, round, quarter, rect, rhombus, stroke, coverWidth } from './shapes';
import { useElement, type Sheet } from './sheet';

/** Shapes of one colour in a block. `pathAt` returns their path in a block whose left edge is at `x`. */
interface Layer {
  readonly draw: (path: string) => string;
  readonly pathAt: (x: number) => string;
}

/** Block of a repeated pattern. Shapes may cross its edges, as the cover cuts them. The first layer is the lowest. */
interface Block {
  readonly ground: string;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

type Paper = (colours: Palette, random: () => number) => Block;

const filled = (colour: string, pathAt: Layer['pathAt']): Layer => ({ draw: (path) => fill(path, colour), pathAt });
const lined = (colour: string, line: number, pathAt: Layer['pathAt']): Layer => ({
  draw: (path) => stroke(path, colour, line),
  pathAt,
});

const curls: Paper = ({ paper, first }, random) => {
  const [side, half] = [30, 15];
  const isRising = Array.from({ length: 16 }, () => random() < 0.5);
  const curl = (x: number, y: number, rising: boolean) =>
    rising
      ? `M${x + half} ${y}a15 15 0 0 1-15 15M${x + side} ${y + half}a15 15 0 0 0-15 15`
      : `M${x + half} ${y}a15 15 0 0 0 15 15M${x} ${y + half}a15 15 0 0 1 15 15`;
  const path = (x: number) =>
    isRising.map((rising, index) => curl(x + (index % 4) * side, Math.floor(index / 4) * side, rising)).join('');
  return { ground: first, width: 120, height: 120, layers: [lined(paper, 3.2, path)] };
};

/** Seigaiha, the blue sea wave. Each row covers the one above, so a block is two rows. */
const waves: Paper = ({ paper, first }) => {
  const rings = [22.5, 15.4, 7.2];
  const row = (left: number, y: number) => [
    filled(first, (x) => circle(x + left, y, 24)),
    lined(paper, 1.6, (x) => rings.map((radius) => circle(x + left, y, radius)).join('')),
  ];
  return { ground: first, width: 48, height: 24, layers: [...row(0, 0), ...row(24, 12)] };
};

const lozenges: Paper = ({ paper, first, second }) => ({
  ground: paper,
  width: 40,
  height: 40,
  layers: [
    filled(second, (x) => rhombus(x + 10, 10, 8) + rhombus(x + 30, 30, 8)),
    filled(first, (x) => rhombus(x + 30, 10, 8) + rhombus(x + 10, 30, 8)),
  ],
});

const tiles: Paper = ({ paper, ink, first, second }) => {
  const four = [0, 1, 2, 3].map((index) => ({ left: (index % 2) * 40, top: Math.floor(index / 2) * 40 }));
  const pair = (x: number, y: number) => quarter(x, y, 20, 0) + quarter(x + 20, y + 20, 20, 2);
  const dark = (colour: string, isWanted: boolean) =>
    filled(colour, (x) =>
      four
        .filter(({ left, top }) => (left === top) === isWanted)
        .map(({ left, top }) => pair(x + left, top))
        .join(''),
    );
  const light = filled(paper, (x) =>
    four.map(({ left, top }) => quarter(x + left + 20, top, 20, 1) + quarter(x + left, top + 20, 20, 3)).join(''),
  );
  return { ground: second, width: 80, height: 80, layers: [dark(ink, true), dark(first, false), light] };
};

const weave: Paper = ({ paper, ink, first }) => {
  const band = (x: number, y: number) => `M${x} ${y + 12}l24-12v8l-24 12zM${x + 24} ${y}l24 12v8l-24-12z`;
  return {
    ground: paper,
    width: 48,
    height: 32,
    layers: [filled(ink, (x) => band(x, 0)), filled(first, (x) => band(x, 16))],
  };
};

const grains: Paper = ({ paper, first, second }) => {
  const [thin, long] = [3.2, 8];
  const grain = (x: number, y: number, turn: 1 | -1) => {
    const [across, down] = [-turn * long * Math.SQRT1_2, long * Math.SQRT1_2];
    const half = (way: 1 | -1) =>
      `a${thin} ${long} ${turn * 45} 1 0 ${round(way * 2 * across)} ${round(way * 2 * down)}`;
    return `M${round(x - across)} ${round(y - down)}${half(1)}${half(-1)}z`;
  };
  const light = (x: number) =>
    grain(x, 0, -1) +
    grain(x + 20, 0, 1) +
    grain(x + 40, 0, -1) +
    grain(x + 10, 20, 1) +
    grain(x + 50, 20, 1) +
    grain(x + 70, 20, -1);
  const dark = (x: number) => grain(x + 60, 0, 1) + grain(x + 30, 20, -1);
  return { ground: first, width: 80, height: 40, layers: [filled(paper, light), filled(second, dark)] };
};

const allPapers = [curls, waves, lozenges, tiles, weave, grains];

/** Returns one of six patterns on the whole cover. */
export function patternPaper({ sheet, colours, random }: Pick<Composition, 'sheet' | 'colours' | 'random'>): string {
  const draw = allPapers[randomBelow(random, allPapers.length)] ?? curls;
  const block = draw(colours, random);
  return (
    rect(0, 0, coverWidth, coverHeight, block.ground) +
    repeatBlock(sheet, block, { x: 0, y: 0, width: coverWidth, height: coverHeight })
  );
}

/**
 * Returns a block repeated over an area, one block more than fits each way. A row is a path for each layer, which
 * browsers load much sooner than elements for each block. The rows use the same paths.
 */
function repeatBlock(
  sheet: Sheet,
  { layers, width, height }: Pick<Block, 'layers' | 'width' | 'height'>,
  area: { x: number; y: number; width: number; height: number },
): string {
  const across = Math.ceil(area.width / width) + (width < area.width ? 1 : 0);
  const lefts = Array.from({ length: across }, (_, index) => index * width);
  const row = sheet.group(layers.map(({ draw, pathAt }) => draw(lefts.map(pathAt).join(''))).join(''));
  const down = Math.ceil(area.height / height) + 1;
  return Array.from({ length: down }, (_, index) =>
    useElement(row, area.x, Math.round((area.y + index * height) * 10) / 10),
  ).join('');
}

/** Returns the path of an eight-pointed star: two squares around a point. */
function khatam(x: number, y: number, radius: number): string {
  const inner = radius * (Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : inner;
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Returns a pattern of stars that touch at their tips, in one of three colourings. Their ground forms crosses. */
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
  ][randomBelow(random, 3)] ?? [first, paper, first, second];
  const half = cell / 2;
  const layers = [
    filled(outer, (x) => khatam(x + half, half, half)),
    filled(inner, (x) => khatam(x + half, half, half * 0.66)),
    filled(heart, (x) => circle(x + half, half, half * 0.2)),
  ];
  const clip = `M${round(area.x)} ${round(area.y)}h${round(area.width)}v${round(area.height)}h${round(-area.width)}z`;
  return (
    rect(area.x, area.y, area.width, area.height, ground) +
    sheet.clip(clip, repeatBlock(sheet, { layers, width: cell, height: cell }, area))
  );
}
