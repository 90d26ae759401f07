export type MaintenanceOrder =
  | { readonly wrong: string }
  | {
      readonly wrong?: undefined;
      readonly act: 'on' | 'off' | 'status';
      readonly remote: boolean;
      readonly value: string | null;
    };
export function maintenanceOrder(args: readonly string[]): MaintenanceOrder;
