import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { basketEditionsSchema, basketLinesInputSchema } from '../../../domain/basket/schemas';
import { gradeSchema } from '../../../domain/schemas';
import { dealAhead } from '../../checkout/read-quote';
import { basketLinesAhead } from '../../lists/basket/add-basket-lines';
import { basketLineAhead } from '../../lists/basket/put-basket-line';
import { basketAhead } from '../../lists/basket/read-basket';
import { basketEditionsAhead } from '../../lists/basket/set-basket-editions';
import { cartLineAhead } from '../../lists/cart/put-cart-line';
import { balanceAhead } from '../../lists/cart/read-balance';
import { cartAhead } from '../../lists/cart/read-cart';
import type { AheadCtx, AheadRead } from '../../platform/read-ahead';
import { tradeAhead } from '../../trades/view/read-trade';

/** Calls whose first read depends on the person alone, by method and path. */
const byCall: Readonly<Record<string, (ctx: AheadCtx) => AheadRead>> = {
  'GET /api/basket': basketAhead,
  'GET /api/basket/page': basketAhead,
  'GET /api/cart': cartAhead,
  'GET /api/balance': balanceAhead,
  'POST /api/checkout/quote': dealAhead,
  'POST /api/checkout': dealAhead,
};

type ByBody = (ctx: AheadCtx, body: unknown) => AheadRead | null;

/** Returns the maker of a first read that depends on a body of this schema. Another body is left to the route. */
function byBody<Schema extends z.ZodType>(
  schema: Schema,
  ahead: (ctx: AheadCtx, input: z.infer<Schema>) => AheadRead | null,
): ByBody {
  return (ctx, body) => {
    const parsed = schema.safeParse(body);
    return parsed.success ? ahead(ctx, parsed.data) : null;
  };
}

/** Calls whose first read depends on their body, by method and path. */
const byCallAndBody: Readonly<Record<string, ByBody>> = {
  'POST /api/basket/lines': byBody(basketLinesInputSchema, basketLinesAhead),
  'PUT /api/basket/editions': byBody(basketEditionsSchema, basketEditionsAhead),
};

/** Largest body that is read before the session, about a hundred books: it is kept and read again by its route. */
const maxBytes = 8 * 1024;

/** Returns the JSON of a body that names its size and is small; else null. */
async function smallBody(request: HonoRequest): Promise<unknown> {
  const size = Number(request.header('Content-Length') ?? Number.NaN);
  if (!(size <= maxBytes) || request.header('Transfer-Encoding') !== undefined) return null;
  return request.json<unknown>().catch(() => null);
}

const trade = /^\/api\/trades\/([^/]+)$/;
const line = /^\/api\/(basket|cart)\/lines\/([^/]{1,32})\/([a-z-]+)$/;

/** Returns what a call for a trade reads. A page that knows a version reads only the version first. */
function readOfTrade(request: HonoRequest, ctx: AheadCtx): AheadRead | null {
  const [, id] = trade.exec(request.path) ?? [];
  return id === undefined || request.header('If-None-Match') !== undefined ? null : tradeAhead(ctx, id);
}

/** Returns what the verb of a call reads first, where it can be read together with the session; else null. */
export async function aheadOf(request: HonoRequest, ctx: AheadCtx): Promise<AheadRead | null> {
  const { method, path } = request;
  const call = `${method} ${path}`;
  const [ofCall, ofBody] = [byCall[call], byCallAndBody[call]];
  if (ofCall !== undefined) return ofCall(ctx);
  if (ofBody !== undefined) return ofBody(ctx, await smallBody(request));
  if (method === 'GET') return readOfTrade(request, ctx);
  const [, list, isbn = '', named] = method === 'PUT' ? (line.exec(path) ?? []) : [];
  const grade = gradeSchema.safeParse(named);
  if (!grade.success) return null;
  return list === 'cart' ? cartLineAhead(ctx, { isbn, grade: grade.data }) : basketLineAhead(ctx, { isbn });
}
