export const shortest: Readonly<
  Record<'hint' | 'error', Readonly<Record<'en' | 'other' | 'ja' | 'ar' | 'sentences', number>>>
>;
export function hintsIn(sources: readonly string[]): ReadonlySet<string>;
export function shortTextFaults(
  messages: Readonly<Record<string, unknown>>,
  hints: ReadonlySet<string>,
  language: string,
): string[];
