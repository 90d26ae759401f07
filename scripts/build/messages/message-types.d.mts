export function sharedDeclarations(locales: readonly string[]): string;
export function declareMessages(modules: readonly string[], locales: readonly string[]): string;
