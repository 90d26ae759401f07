import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import type { Market } from '../../domain/market/market';

/** Returns the market of this page's prices. */
export function useMarket(): Market {
  return useRouteContext({ from: rootRouteId, select: (context) => context.market });
}
