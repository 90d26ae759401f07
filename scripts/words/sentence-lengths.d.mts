import type { PlacedText } from './read-texts.mjs';

export const maxSentenceWords: Readonly<Record<'en' | 'other' | 'ja' | 'ar', number>>;
export function sentenceFaults(texts: readonly PlacedText[], language: string): string[];
