export const limits: Readonly<Record<string, Readonly<Record<'en' | 'other' | 'ja' | 'ar', number>>>>;
export type TextKinds = ReadonlyMap<string, ReadonlySet<string>>;
export function kindsIn(sources: readonly string[]): TextKinds;
export function readComponents(folder: string): string[];
export function lengthFaults(messages: Readonly<Record<string, unknown>>, kinds: TextKinds, language: string): string[];
export function headingFaults(
  texts: readonly { readonly place: string; readonly text: string }[],
  language: string,
): string[];
