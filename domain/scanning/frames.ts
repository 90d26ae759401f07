/** Codes that the camera saw recently, and whether each has been counted. */
export interface FrameMemory {
  /** Number of frames that were looked at so far. */
  readonly frame: number;
  readonly codes: ReadonlyMap<string, Sighting>;
}

interface Sighting {
  readonly isCounted: boolean;
  /** Milliseconds of the caller's clock. */
  readonly lastAt: number;
  readonly lastFrame: number;
}

/**
 * When a code counts: two frames show it; it counts again after it left the view.
 * @see docs/product.md#bulk-scanning
 */
export const frameRules = {
  /** Milliseconds between two frames that show the code, at most. */
  agreeWithin: 1500,
  /** Milliseconds without a code after which it has left the view, if `awayFrames` also passed. */
  awayAfter: 1200,
  /** Frames without the code; a pause of the camera (a hidden tab, a slow phone) has none. */
  awayFrames: 4,
} as const;

export const emptyFrameMemory: FrameMemory = { frame: 0, codes: new Map() };

/**
 * Returns the codes that count with this frame, and the memory for the next one. `seen`: the codes of the frame; `at`:
 * its time in milliseconds of a clock that never runs backwards.
 */
export function countFrameCodes(
  memory: FrameMemory,
  seen: readonly string[],
  index: number,
): { readonly memory: FrameMemory; readonly counted: readonly string[] } {
  const frame = memory.frame + 1;
  const hasLeftView = ({ lastAt, lastFrame }: Sighting) =>
    index - lastAt > frameRules.awayAfter && frame - lastFrame > frameRules.awayFrames;
  const codes = new Map([...memory.codes].filter(([, sighting]) => !hasLeftView(sighting)));
  const counted: string[] = [];
  for (const code of new Set(seen)) {
    const before = codes.get(code);
    const isConfirmed = before !== undefined && !before.isCounted && index - before.lastAt <= frameRules.agreeWithin;
    if (isConfirmed) counted.push(code);
    codes.set(code, { isCounted: isConfirmed || (before?.isCounted ?? false), lastAt: index, lastFrame: frame });
  }
  return { memory: { frame, codes }, counted };
}
