export function elideItalianArticles(code: string): string;
