export type MaintenanceCommand =
  | { readonly wrong: string }
  | {
      readonly wrong?: undefined;
      readonly act: 'on' | 'off' | 'status';
      readonly remote: boolean;
      readonly value: string | null;
    };
export function maintenanceCommand(args: readonly string[]): MaintenanceCommand;
