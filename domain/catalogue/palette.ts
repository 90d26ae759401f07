import { fnv1a } from '../hash';

/**
 * Colours (`#RRGGBB`) of a drawn book; cover and spine use the same. The server computes both, because this code would
 * add 1.3 kB to the start page.
 */
export interface Palette {
  readonly paper: string;
  readonly ink: string;
  /** First and second colour; not necessarily readable on the paper. */
  readonly first: string;
  readonly second: string;
}

type Row = readonly [paper: string, ink: string, first: string, second: string];

const fiction: readonly Row[] = [
  ['#F4E9D8', '#2A1A14', '#D2502A', '#22495C'],
  ['#F1E7D3', '#2B1916', '#9E2B2B', '#D9A441'],
  ['#F3ECDF', '#1C2733', '#2E5E7E', '#E07A3F'],
  ['#F6EBDD', '#331B22', '#B8475A', '#2F4B45'],
];
const crime: readonly Row[] = [
  ['#EFEADB', '#14231C', '#1E6B4B', '#D8B43C'],
  ['#EAE5D8', '#171717', '#B3202C', '#8B8678'],
  ['#E9E8DF', '#10202B', '#0F4C5C', '#E36414'],
];
const science: readonly Row[] = [
  ['#E9EDE8', '#10233A', '#1F5BA3', '#E3A41F'],
  ['#F2EEE0', '#0F2B33', '#147573', '#EFA15A'],
  ['#EFEBE3', '#1B1F2A', '#3D4FA0', '#E4583E'],
];
const essay: readonly Row[] = [
  ['#F5EFE5', '#2B1D36', '#6C4180', '#C5A45F'],
  ['#F8F3E6', '#1B1B1B', '#B4151F', '#1B1B1B'],
  ['#F1EDE6', '#1E2320', '#4B5D52', '#C9773C'],
];
const nature: readonly Row[] = [
  ['#EFF0E0', '#1C2A16', '#56752A', '#D67F2C'],
  ['#E6EEE9', '#12302E', '#2B7A72', '#E7B04B'],
  ['#F3EEDC', '#2A2413', '#8A6D1D', '#2F5D50'],
];
const children: readonly Row[] = [
  ['#FBF0D4', '#1E2A57', '#E0502A', '#F2B134'],
  ['#E8EFF2', '#20315F', '#2F6FB3', '#EF5F4F'],
  ['#FDF1E3', '#3A1D3F', '#B83B7A', '#F4B942'],
];
const history: readonly Row[] = [
  ['#EEE4D0', '#22201C', '#7C4A22', '#3B5B50'],
  ['#F1E8D9', '#1F2430', '#34506B', '#C46A3B'],
  ['#EFE6DA', '#291B1B', '#7A1F2B', '#B89352'],
];
const classic: readonly Row[] = [
  ['#F5C62F', '#1B1A17', '#1B1A17', '#FFF6DA'],
  ['#F6E7B0', '#1B1A17', '#C43A22', '#1B1A17'],
  ['#F4EFE2', '#16243B', '#16387A', '#C83C2C'],
];

/** Palettes by subject in eight families of colour; an unknown subject gets those of fiction. */
const families: ReadonlyMap<string, readonly Row[]> = new Map([
  ...rows(fiction, 'fiction', 'romance', 'short-stories', 'young-adult', 'food', 'travel'),
  ...rows(crime, 'crime', 'thriller', 'horror', 'politics'),
  ...rows(science, 'science', 'science-fiction', 'business', 'psychology', 'language'),
  ...rows(essay, 'essays', 'philosophy', 'art', 'poetry', 'religion', 'memoir'),
  ...rows(nature, 'nature', 'fantasy', 'self-help'),
  ...rows(children, 'children', 'comics', 'humour'),
  ...rows(history, 'history', 'historical', 'biography'),
  ...rows(classic, 'classics', 'drama'),
]);
function rows(family: readonly Row[], ...subjects: string[]): [string, readonly Row[]][] {
  return subjects.map((subject) => [subject, family]);
}

/** All palettes, for tests and contact sheets. */
export const palettes: readonly Palette[] = [
  fiction,
  crime,
  science,
  essay,
  nature,
  children,
  history,
  classic,
].flatMap((family) => family.map(palette));

function palette([paper, ink, first, second]: Row): Palette {
  return { paper, ink, first, second };
}

/** Returns an unsigned 32-bit hash (FNV-1a, finalised). Never change it: books would look different. */
export function coverHash(isbn: string): number {
  let hash = fnv1a(isbn);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** Returns the palette of a book: the family by its first subject, the palette in it by the ISBN. */
export function paletteOf(isbn: string, subjects: readonly string[]): Palette {
  const family = families.get(subjects[0] ?? 'fiction') ?? fiction;
  const [first] = family;
  return palette(
    family[(coverHash(isbn) >>> 8) % family.length] ?? first ?? ['#FFFFFF', '#000000', '#000000', '#000000'],
  );
}

/** Contrast that text needs. @see WCAG 2.2, success criterion 1.4.3 */
const readableContrast = 4.5;

/** Returns the relative luminance of a colour, 0 to 1. @see WCAG 2.2, relative luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, 1 to 21. @see WCAG 2.2, contrast ratio */
export function contrast(a: string, b: string): number {
  const lighter = Math.max(luminance(a), luminance(b));
  const darker = Math.min(luminance(a), luminance(b));
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns a text colour for `ground`: the wanted one if it reaches 4.5 : 1, else the better of paper and ink, else
 * white or black.
 */
export function readableColour(ground: string, colours: Palette, wanted?: string): string {
  if (wanted !== undefined && contrast(ground, wanted) >= readableContrast) return wanted;
  const safe = contrast(ground, colours.paper) >= contrast(ground, colours.ink) ? colours.paper : colours.ink;
  if (contrast(ground, safe) >= readableContrast) return safe;
  return contrast(ground, '#FFFFFF') >= readableContrast ? '#FFFFFF' : '#000000';
}

/** Look of a spine that lies in a pile, as the client draws it. */
export interface SpineStyle {
  readonly paper: string;
  /** Text colour: at least 4.5 : 1 on `paper`. */
  readonly ink: string;
  /** Colour of bands 1 and 3, decoration only. */
  readonly accent: string;
  /** 0 double rule, 1 head and foot caps, 2 rules with a dot, 3 coloured block. */
  readonly band: 0 | 1 | 2 | 3;
  /** Pixels, 24 to 50; computed from 280 pages where the number is unknown. */
  readonly thickness: number;
  /** Percent of the available length, 86 to 100. */
  readonly length: number;
}

const bands = [0, 1, 2, 3] as const;

/** Returns the spine that fits the cover of `paletteOf`; the same for the same input. */
export function spineStyle(isbn: string, subjects: readonly string[], pages?: number | null): SpineStyle {
  const hash = coverHash(isbn);
  const colours = paletteOf(isbn, subjects);
  const paper = [colours.first, colours.paper, colours.second, colours.ink][hash % 4] ?? colours.paper;
  const band = bands[(hash >>> 5) % 4] ?? 0;
  const cap = colours.first === paper ? colours.ink : colours.first;
  const accent = band === 1 ? cap : readableColour(paper, colours, colours.second);
  const thickness = Math.round(24 + Math.min(26, Math.max(0, pages ?? 280) / 18));
  return { paper, ink: readableColour(paper, colours), accent, band, thickness, length: 86 + (hash % 15) };
}
