export interface PlantedDefect {
  readonly name: string;
  /** Description of the defect in a sentence. */
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** First seed that finds the defect, and the check that reports it. */
  readonly seed: number;
  readonly check: string;
}
export const plantedDefects: readonly PlantedDefect[];
