import type { PlacedText } from './read-texts.mjs';

export function neverFaults(
  texts: readonly PlacedText[],
  never: readonly { readonly pattern: string; readonly use_instead: string }[],
): string[];
export function glossaryFaults(glossary: readonly Readonly<Record<string, string>>[], language: string): string[];
