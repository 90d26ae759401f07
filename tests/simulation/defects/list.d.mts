export interface PlantedDefect {
  readonly name: string;
  /** What goes wrong, in a plain sentence. */
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The first seed that finds it, and the check that does. */
  readonly seed: number;
  readonly check: string;
}
export const plantedDefects: readonly PlantedDefect[];
