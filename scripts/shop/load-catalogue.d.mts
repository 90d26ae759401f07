export function loadCatalogue(url: string, token: string): Promise<string>;
