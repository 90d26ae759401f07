import { rootRouteId, useRouteContext } from '@tanstack/react-router';

/** Returns whether the shop may buy from people in this page's market. */
export function useCanBuy(): boolean {
  return useRouteContext({ from: rootRouteId, select: (context) => context.canBuy });
}
