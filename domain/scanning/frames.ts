/** What the camera has lately shown: for each code when it was first and last seen, and whether it has counted. */
export interface FrameMemory {
  /** Frames looked at so far. */
  readonly frame: number;
  readonly codes: ReadonlyMap<string, Sighting>;
}

interface Sighting {
  readonly counted: boolean;
  /** In milliseconds of the caller's clock. */
  readonly lastAt: number;
  readonly lastFrame: number;
}

/**
 * docs/product.md#bulk-scanning: two frames agree; the same book held in view counts once, put away and shown again
 * twice.
 */
export const frameRules = {
  /** Two frames that agree are at most so far apart. */
  agreeWithin: 1500,
  /** A book is put away when it has not been seen for so long … */
  awayAfter: 1200,
  /** … and in so many frames: a pause of the camera (a hidden tab, a slow phone) puts nothing away. */
  awayFrames: 4,
} as const;

export const nothingSeen: FrameMemory = { frame: 0, codes: new Map() };

/**
 * Looks at one frame: `seen` are its codes, `at` its time in milliseconds (any clock that does not run backwards).
 * Answers the codes that count by this frame, and what to remember.
 */
export function lookAtFrame(
  memory: FrameMemory,
  seen: readonly string[],
  at: number,
): { readonly memory: FrameMemory; readonly counted: readonly string[] } {
  const frame = memory.frame + 1;
  const away = ({ lastAt, lastFrame }: Sighting) =>
    at - lastAt > frameRules.awayAfter && frame - lastFrame > frameRules.awayFrames;
  const codes = new Map([...memory.codes].filter(([, sighting]) => !away(sighting)));
  const counted: string[] = [];
  for (const code of new Set(seen)) {
    const before = codes.get(code);
    const agrees = before !== undefined && !before.counted && at - before.lastAt <= frameRules.agreeWithin;
    if (agrees) counted.push(code);
    codes.set(code, { counted: agrees || (before?.counted ?? false), lastAt: at, lastFrame: frame });
  }
  return { memory: { frame, codes }, counted };
}
