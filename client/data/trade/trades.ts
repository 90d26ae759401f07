import type { Trade } from '../../../domain/trades/schemas';
import { tradeEtag } from '../../../domain/trades/etag';
import { ApiProblem, read } from '../../lib/api';
import { language } from '../../lib/language';
import { defineResource } from '../cache/resource';

/** Status of an answer without a body: the trade is as the page has it. */
const notModified = 304;

/** Returns whether a version of a trade is older than the shown one. */
export const isOlderTrade = (next: Trade, shown: Trade) =>
  next.version < shown.version || (next.version === shown.version && next.passed < shown.passed);

/** Trades of open pages, by id. Their page decides when to ask, by conditional requests. */
export const trades = defineResource<Trade>({
  load: async (api, id, shown) => {
    const headers = shown === null ? {} : { 'If-None-Match': tradeEtag(shown, language()) };
    try {
      return await read(api.trades[':id'].$get({ param: { id } }, { headers }));
    } catch (error) {
      if (shown !== null && error instanceof ApiProblem && error.status === notModified) return shown;
      throw error;
    }
  },
  isOlder: isOlderTrade,
  isPolled: true,
});
