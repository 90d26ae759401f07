import { grades, type Grade } from '../../../domain/grade';

/** Copies of one grade. `baseCents` is the base price in EUR cents; free copies are `onHand - reserved`. */
export interface StockFacts {
  readonly grade: Grade;
  readonly baseCents: number;
  readonly onHand: number;
  readonly reserved: number;
}

/** Parses an edition's stock from JSON, a list of [grade, base price, on hand, reserved]; best grade first. */
export function stockOf(json: string): StockFacts[] {
  const list: unknown = JSON.parse(json);
  const found = (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const [name, baseCents, onHand, reserved] = Array.isArray(entry) ? entry : [];
    const grade = grades.find((known) => known === name);
    return grade === undefined
      ? []
      : [{ grade, baseCents: Number(baseCents), onHand: Number(onHand), reserved: Number(reserved) }];
  });
  return found.toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
}
