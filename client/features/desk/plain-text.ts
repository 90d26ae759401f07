/** Returns words without the invisible characters that keep their order on a page. A spreadsheet would show them. */
export const plainText = (words: string): string => words.replace(/[\u00AD\u200F\u2060\u2066-\u2069]/g, '');
