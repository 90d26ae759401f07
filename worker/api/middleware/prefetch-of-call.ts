import type { HonoRequest } from 'hono';
import type { z } from 'zod';
import { basketEditionsSchema, basketLinesInputSchema } from '../../../domain/basket/schemas';
import { gradeSchema } from '../../../domain/schemas';
import { dealPrefetch } from '../../checkout/read-quote';
import { basketLinesPrefetch } from '../../lists/basket/add-basket-lines';
import { basketLinePrefetch } from '../../lists/basket/put-basket-line';
import { basketPrefetch } from '../../lists/basket/read-basket';
import { basketEditionsPrefetch } from '../../lists/basket/set-basket-editions';
import { cartLinePrefetch } from '../../lists/cart/put-cart-line';
import { balancePrefetch } from '../../lists/cart/read-balance';
import { cartPrefetch } from '../../lists/cart/read-cart';
import type { Prefetch, PrefetchCtx } from '../../platform/prefetch';
import { tradePrefetch } from '../../trades/view/read-trade';

/** Calls whose first read depends on the person alone, by method and path. */
const byCall: Readonly<Record<string, (ctx: PrefetchCtx) => Prefetch>> = {
  'GET /api/basket': basketPrefetch,
  'GET /api/basket/page': basketPrefetch,
  'GET /api/cart': cartPrefetch,
  'GET /api/balance': balancePrefetch,
  'POST /api/checkout/quote': dealPrefetch,
  'POST /api/checkout': dealPrefetch,
};

type ByBody = (ctx: PrefetchCtx, body: unknown) => Prefetch | null;

/** Returns a function that makes the first read from a body of this schema; null for a body that the route refuses. */
function byBody<Schema extends z.ZodType>(
  schema: Schema,
  prefetch: (ctx: PrefetchCtx, input: z.infer<Schema>) => Prefetch | null,
): ByBody {
  return (ctx, body) => {
    const parsed = schema.safeParse(body);
    return parsed.success ? prefetch(ctx, parsed.data) : null;
  };
}

/** Calls whose first read depends on their body, by method and path. */
const byCallAndBody: Readonly<Record<string, ByBody>> = {
  'POST /api/basket/lines': byBody(basketLinesInputSchema, basketLinesPrefetch),
  'PUT /api/basket/editions': byBody(basketEditionsSchema, basketEditionsPrefetch),
};

/** Largest body that is read before the session, about a hundred books: it is kept and read again by its route. */
const maxBytes = 8 * 1024;

/** Returns the JSON of a body that names its size and is small; else null. */
async function smallBody(request: HonoRequest): Promise<unknown> {
  const size = Number(request.header('Content-Length') ?? Number.NaN);
  if (!(size <= maxBytes) || request.header('Transfer-Encoding') !== undefined) return null;
  return request.json<unknown>().catch(() => null);
}

const tradePath = /^\/api\/trades\/([^/]+)$/;
const listLinePath = /^\/api\/(basket|cart)\/lines\/([^/]{1,32})\/([a-z-]+)$/;

/** Returns the first read of a call for a trade; null for a page that knows a version: it reads only the version. */
function tradePrefetchOfCall(request: HonoRequest, ctx: PrefetchCtx): Prefetch | null {
  const [, id] = tradePath.exec(request.path) ?? [];
  return id === undefined || request.header('If-None-Match') !== undefined ? null : tradePrefetch(ctx, id);
}

/** Returns the first read of a call's verb, where it can be sent together with the session's; else null. */
export async function prefetchOfCall(request: HonoRequest, ctx: PrefetchCtx): Promise<Prefetch | null> {
  const { method, path } = request;
  const call = `${method} ${path}`;
  const prefetchByCall = byCall[call];
  if (prefetchByCall !== undefined) return prefetchByCall(ctx);
  const prefetchByBody = byCallAndBody[call];
  if (prefetchByBody !== undefined) return prefetchByBody(ctx, await smallBody(request));
  if (method === 'GET') return tradePrefetchOfCall(request, ctx);
  const [, list, isbn = '', gradeInPath] = method === 'PUT' ? (listLinePath.exec(path) ?? []) : [];
  const grade = gradeSchema.safeParse(gradeInPath);
  if (!grade.success) return null;
  return list === 'cart' ? cartLinePrefetch(ctx, { isbn, grade: grade.data }) : basketLinePrefetch(ctx, { isbn });
}
