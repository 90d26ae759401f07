/** A code that a decoder found: its digits, and its middle in pixels. */
export interface DecodedCode {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Pixels between its first and last bar. */
  readonly length: number;
  /** Degrees clockwise from upright; 180 is upside down. */
  readonly angle: number;
  /** Number of scan lines (or bands) that agreed. */
  readonly lines: number;
}
