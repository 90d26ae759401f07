export function settleOrigin(from: {
  readonly given?: string | undefined;
  readonly environment?: string | undefined;
  readonly configured?: string | undefined;
  readonly kept?: string | undefined;
}): { readonly origin: string | null; readonly wrong?: undefined } | { readonly wrong: string };
export function printedOrigin(output: string): string | null;
