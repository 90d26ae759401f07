export interface ShippedPackage {
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
export function shippedPackages(lock: object): ShippedPackage[];
export function licenceTexts(folder: string): string[];
