/** Text that people read, and where it is. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}
export function formsOf(message: unknown): string[];
export function readTexts(language: string, folder?: string): PlacedText[];
