import type { Part } from '../../domain/pages/choices';

/** Text that people read, and where it is. */
export interface PlacedText {
  readonly place: string;
  readonly text: string;
}
export function formsOf(message: unknown): string[];
export function readTexts(language: string, folder?: string): PlacedText[];
export function readVariants(
  language: string,
  parseChoices: (text: string) => readonly Part[],
  folder?: string,
): PlacedText[];
