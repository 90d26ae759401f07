import type { HonoRequest } from 'hono';
import { gradeSchema } from '../../../domain/schemas';
import { cartLineAhead } from '../../lists/cart/put-cart-line';
import { basketLineAhead } from '../../lists/basket/put-basket-line';
import type { AheadCtx, AheadRead } from '../../platform/read-ahead';

const line = /^\/api\/(basket|cart)\/lines\/([^/]{1,32})\/([a-z-]+)$/;

/** Returns what the verb of a call reads first, where it can be read together with the session; else null. */
export function aheadOf(request: Pick<HonoRequest, 'method' | 'path'>, ctx: AheadCtx): AheadRead | null {
  const [, list, isbn = '', named] = request.method === 'PUT' ? (line.exec(request.path) ?? []) : [];
  const grade = gradeSchema.safeParse(named);
  if (!grade.success) return null;
  return list === 'cart' ? cartLineAhead(ctx, { isbn, grade: grade.data }) : basketLineAhead(ctx, { isbn });
}
