import { measureFor } from './measure';
import type { Face } from './outlines';
import { graphemes, scriptOf, type Script } from './script';
import { breakPieces, piecesOf, withEllipsis, wrap } from './wrap';

/** A text set in lines. Lengths are units of the cover. */
export interface Setting {
  readonly lines: readonly { readonly text: string; readonly width: number }[];
  readonly size: number;
  /** From baseline to baseline. */
  readonly lead: number;
  /** From the top of the block to the first baseline. */
  readonly ascent: number;
  readonly height: number;
  readonly script: Script;
  readonly face: Face;
  /** Drawn as paths; otherwise set in a system face. */
  readonly isOutlined: boolean;
  /** Whether words were left out and replaced by "…". */
  readonly isShortened: boolean;
}

/** The space for a text, in units of the cover. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Tried in this order. */
  readonly sizes: readonly number[];
  readonly lead?: number;
  readonly lines?: number;
  readonly face?: Face;
}

/** Ems above and below a baseline, and the least lead, for each script. */
const proportions: Readonly<Record<Script, { ascent: number; descent: number; lead: (wantedLead: number) => number }>> =
  {
    latin: { ascent: 0.76, descent: 0.22, lead: (wanted) => wanted },
    hebrew: { ascent: 0.76, descent: 0.26, lead: (wanted) => Math.max(wanted, 1.15) },
    arabic: { ascent: 0.92, descent: 0.42, lead: (wanted) => Math.max(wanted * 1.28, 1.36) },
    'east-asian': { ascent: 0.88, descent: 0.12, lead: (wanted) => Math.max(wanted, 1.22) },
    other: { ascent: 0.92, descent: 0.3, lead: (wanted) => Math.max(wanted, 1.24) },
  };

/**
 * Returns the type size that looks equally large in every script. Arabic letters are small for their type size. A few
 * East Asian characters may be large.
 */
function opticalSize(size: number, script: Script, text: string): number {
  if (script === 'arabic') return size * 1.08;
  return script === 'east-asian' ? size * (graphemes(text).length < 5 ? 1.12 : 0.9) : size;
}

/** Returns a text set as large as its room allows. Only at the smallest size are words broken, and then left out. */
export function fit(text: string, room: Room): Setting {
  const { width, height, sizes, lead: wanted = 1.08, lines: maxLines = 6, face = 'serif' } = room;
  const script = scriptOf(text);
  const { isOutlined, measure } = measureFor(`${text}…-`, face);
  const proportion = proportions[script];
  const lead = proportion.lead(wanted);
  const pieces = piecesOf(text);
  const heightOf = (count: number, size: number) =>
    count === 0 ? 0 : (proportion.ascent + proportion.descent + (count - 1) * lead) * size;
  const settingOf = (lines: readonly string[], size: number, isShortened: boolean): Setting => ({
    lines: lines.map((line) => ({ text: line, width: measure(line) * size })),
    size,
    lead: lead * size,
    ascent: proportion.ascent * size,
    height: heightOf(lines.length, size),
    script,
    face,
    isOutlined,
    isShortened,
  });
  if (pieces.length === 0) return settingOf([], sizes[0] ?? 0, false);
  let size = 0;
  for (const candidate of sizes) {
    size = opticalSize(candidate, script, text);
    const limit = width / size;
    const lines = wrap(pieces, limit, measure);
    if (
      lines.length <= maxLines &&
      heightOf(lines.length, size) <= height &&
      lines.every((line) => measure(line) <= limit)
    )
      return settingOf(lines, size, false);
  }
  const limit = width / size;
  const lines = wrap(breakPieces(pieces, limit, measure), limit, measure);
  let count = Math.max(1, Math.min(maxLines, lines.length));
  while (count > 1 && heightOf(count, size) > height) count--;
  if (count === lines.length) return settingOf(lines, size, false);
  const kept = lines.slice(0, count);
  kept[count - 1] = withEllipsis(kept[count - 1] ?? '', limit, measure);
  return settingOf(kept, size, true);
}
