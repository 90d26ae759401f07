import { leftCell, rightCell } from '../ean-bars';

/** Looks at a profile per module. */
export const perModule = 3;

/** What a book's code begins with. */
export type Prefix = '978' | '979';
export const prefixes: readonly Prefix[] = ['978', '979'];

/** Grey of the modules of a code, 1 black and 0 white, as a lens out of focus shows it at places in modules. */
type Shade = (place: number) => number;

/** Equal parts of a disc's shadow: where light from a point goes, in radii (Wigner's semicircle, nine parts). */
const parts = [-0.8, -0.57, -0.37, -0.18, 0, 0.18, 0.37, 0.57, 0.8];

const softened =
  (modules: Shade, radius: number): Shade =>
  (place) =>
    parts.reduce((sum, part) => sum + modules(place + part * radius), 0) / parts.length;

/**
 * The seven modules of a digit at the places the fit looks at; before and after it are what the neighbours begin and
 * end with.
 */
function cellShades(modules: readonly number[], before: number, after: number, radius: number): readonly number[] {
  const shade = softened(
    (place) => (place < 0 ? before : place >= 7 ? after : (modules[Math.floor(place)] ?? 0)),
    radius,
  );
  return Array.from({ length: 7 * perModule }, (_, at) => shade((at + 0.5) / perModule));
}

/** Of one softness, for the ten digits of each of the three sets. */
export interface Templates {
  readonly radius: number;
  readonly odd: readonly (readonly number[])[];
  readonly even: readonly (readonly number[])[];
  readonly right: readonly (readonly number[])[];
  /** What is known of every book's code beforehand, 978 or 979: places in modules, and the shade there. */
  readonly known: Readonly<Record<Prefix, readonly KnownShade[]>>;
}

export interface KnownShade {
  readonly place: number;
  readonly shade: number;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** White before and after, guards, and the two digits of the prefix that are printed; null: not known. */
function knownModules(prefix: Prefix): Shade {
  const start = [1, 0, 1, ...leftCell(7, false), ...leftCell(Number(prefix[2]), true)];
  const middle = [0, 1, 0, 1, 0];
  const end = [1, 0, 1];
  return (place) => {
    const at = Math.floor(place);
    if (at < 0 || at >= 95) return 0;
    // Between the known parts: what stands next to them.
    return start[at] ?? middle[at - 45] ?? end[at - 92] ?? (at === 17 || at === 91 ? 0 : 1);
  };
}

/** Half a module of the known parts' inner ends is left out: what lies behind is not known. */
const knownRanges = [
  [-3, 16.5],
  [45.5, 49.5],
  [92.5, 98],
] as const;

function knownShades(prefix: Prefix, radius: number): readonly KnownShade[] {
  const shade = softened(knownModules(prefix), radius);
  return knownRanges.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) * perModule) }, (_, at) => {
      const place = from + (at + 0.5) / perModule;
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

/** From sharp to as soft as can be read at all; radii in modules. */
export const allTemplates: readonly Templates[] = [0.3, 0.6, 0.85, 1.1, 1.35, 1.6].map(templatesOf);

/** For finding the place: of a softness right for none and near enough for all. */
export const coarseTemplates: Templates = templatesOf(0.85);
