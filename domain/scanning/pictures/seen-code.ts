/** A code that a decoder has seen: its digits, and the middle of its place in the picture, in pixels. */
export interface SeenCode {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Pixels between its first and last bar. */
  readonly length: number;
  /** Scan lines (or bands of them) that agreed. */
  readonly lines: number;
}
