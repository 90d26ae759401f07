export function readDeployOptions(args: readonly string[]): {
  readonly origin?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly wrong?: string;
};
