import type { Context } from 'hono';
import type { ApiEnv } from '../../platform/api-env';
import type { TradeRequest } from '../../trades/core/require-trade';
import { tradeKeyIn } from '../../trades/guest-links/key-cookie';

/** Returns the trade that a request asks for, with the key from a guest's cookie. */
export function readTradeRequest(c: Context<ApiEnv>, id: string): TradeRequest {
  return { id, key: tradeKeyIn(c.req.header('Cookie'), id) };
}
