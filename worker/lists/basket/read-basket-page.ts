import { arrangeLines, basketPageLines, type BasketSort } from '../../../domain/basket/arrange';
import type { BasketPage } from '../../../domain/basket/schemas';
import type { Ctx } from '../../platform/context';
import type { PrefetchResult } from '../../platform/prefetch';
import { readBasket } from './read-basket';

/** Returns one page of the lines that a search finds, with the sums of the whole basket. */
export async function readBasketPage(
  ctx: Ctx,
  { q, sort, page }: { readonly q: string; readonly sort: BasketSort; readonly page: number },
  prefetched: PrefetchResult | null = null,
): Promise<BasketPage> {
  const basket = await readBasket(ctx, prefetched);
  const arranged = arrangeLines(basket.lines, (line) => line, { q, sort, language: ctx.language });
  const lines = arranged.slice((page - 1) * basketPageLines, page * basketPageLines);
  return { basket: { ...basket, lines: [...lines] }, lines: basket.lines.length, found: arranged.length };
}
