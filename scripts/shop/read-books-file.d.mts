export function decode(bytes: Uint8Array): string;
export function sniffDelimiter(text: string): string;
export function readBooksFile(file: string): {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly number[];
  readonly delimiter: string;
};
