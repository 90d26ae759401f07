import { leftCell, rightCell } from '../ean-bars';

/** Samples of a profile per module. */
export const perModule = 3;

/** First digits of a book's code. */
export type Prefix = '978' | '979';
export const prefixes: readonly Prefix[] = ['978', '979'];

/** Grey (1 black, 0 white) of a code at a place in modules. */
type Shade = (place: number) => number;

/** Centres of nine equal parts of a disc, in radii: an unfocused lens spreads a point to a disc (Wigner semicircle). */
const parts = [-0.8, -0.57, -0.37, -0.18, 0, 0.18, 0.37, 0.57, 0.8];

const softened =
  (modules: Shade, radius: number): Shade =>
  (place) =>
    parts.reduce((sum, part) => sum + modules(place + part * radius), 0) / parts.length;

/** Returns samples of a blurred digit; `before` and `after` are the adjacent modules of its neighbours. */
function cellShades(modules: readonly number[], before: number, after: number, radius: number): readonly number[] {
  const moduleShade: Shade = (place) => {
    if (place < 0) return before;
    return place >= 7 ? after : (modules[Math.floor(place)] ?? 0);
  };
  const shade = softened(moduleShade, radius);
  return Array.from({ length: 7 * perModule }, (_, index) => shade((index + 0.5) / perModule));
}

/** Templates of one blur radius: ten digits in each of three sets. */
export interface Templates {
  readonly radius: number;
  readonly odd: readonly (readonly number[])[];
  readonly even: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  /** Shades that every code with this prefix has, at places in modules. */
  readonly known: Readonly<Record<Prefix, readonly KnownShade[]>>;
}

export interface KnownShade {
  readonly place: number;
  readonly shade: number;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Returns the modules that every code with the prefix has: quiet zones, guards and two printed digits. */
function knownModules(prefix: Prefix): Shade {
  const start = [1, 0, 1, ...leftCell(7, false), ...leftCell(Number(prefix[2]), true)];
  const middle = [0, 1, 0, 1, 0];
  const end = [1, 0, 1];
  return (place) => {
    const at = Math.floor(place);
    if (at < 0 || at >= 95) return 0;
    // Between the known parts: the module of the adjacent part.
    return start[at] ?? middle[at - 45] ?? end[at - 92] ?? (at === 17 || at === 91 ? 0 : 1);
  };
}

/** Ranges of known modules. Half a module next to unknown parts is left out. */
const knownRanges = [
  [-3, 16.5],
  [45.5, 49.5],
  [92.5, 98],
] as const;

function knownShades(prefix: Prefix, radius: number): readonly KnownShade[] {
  const shade = softened(knownModules(prefix), radius);
  return knownRanges.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) * perModule) }, (_, index) => {
      const place = from + (index + 0.5) / perModule;
      return { place, shade: shade(place) };
    }),
  );
}

const templatesOf = (radius: number): Templates => ({
  radius,
  odd: digits.map((digit) => cellShades(leftCell(digit, false), 1, 0, radius)),
  even: digits.map((digit) => cellShades(leftCell(digit, true), 1, 0, radius)),
  right: digits.map((digit) => cellShades(rightCell(digit), 0, 1, radius)),
  known: { '978': knownShades('978', radius), '979': knownShades('979', radius) },
});

/** Templates from sharp to the largest readable blur; radii in modules. */
export const allTemplates: readonly Templates[] = [0.3, 0.6, 0.85, 1.1, 1.35, 1.6].map(templatesOf);

/** Template for finding places: near enough to every blur. */
export const coarseTemplates: Templates = templatesOf(0.85);
