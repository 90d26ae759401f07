/** Facts for the choice of a week's offers: the price of a used copy and of a new one, in EUR cents. */
export interface Priced {
  readonly usedCents: number;
  readonly newCents: number;
}

/** Books of one week. */
export const weekOfferCount = 7;
/** Weeks until the same books come again, if there are enough. */
const weeksOfTurn = 4;
const weekMs = 7 * 86_400_000;

/**
 * Returns the offers of a week: of the books that cost least beside a new copy, each week another part, the cheapest
 * first. `monday`: `YYYY-MM-DD`, the first day of the week. With too few books for another part, the same ones stay.
 */
export function offersOfWeek<Book extends Priced>(books: readonly Book[], monday: string): Book[] {
  const share = ({ usedCents, newCents }: Book) => usedCents / newCents;
  const best = books
    .filter(({ usedCents, newCents }) => newCents > 0 && usedCents < newCents)
    .toSorted((a, b) => share(a) - share(b))
    .slice(0, weekOfferCount * weeksOfTurn);
  const parts = Math.max(1, Math.floor(best.length / weekOfferCount));
  const part = Math.floor(Date.parse(`${monday}T00:00:00Z`) / weekMs) % parts;
  return best.slice(part * weekOfferCount, (part + 1) * weekOfferCount);
}
