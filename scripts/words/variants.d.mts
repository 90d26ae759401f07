import type { Part } from '../../domain/pages/choices';

export function variantsOf(text: string, parseChoices: (text: string) => readonly Part[]): string[];
