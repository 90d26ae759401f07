export function compileMessages(options?: {
  readonly force?: boolean;
}): Promise<{ readonly changed: readonly string[]; readonly removed: readonly string[] }>;
