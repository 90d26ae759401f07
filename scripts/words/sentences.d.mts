export function charactersOf(text: string, language: string): number;
export function wordsOf(text: string): number;
export function sentencesOf(text: string): string[];
export function closedSentencesOf(text: string): number;
