export function shortenModule(code: string, locales: readonly string[]): string;
