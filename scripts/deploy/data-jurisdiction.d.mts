export function settleJurisdiction(from: {
  readonly given?: string | undefined;
  readonly isNew: boolean;
  readonly kept?: string | undefined;
}): { readonly jurisdiction?: string; readonly wrong?: string };
