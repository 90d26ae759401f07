import type { AnyRouter, AnyRouteMatch } from '@tanstack/react-router';

/**
 * Lets the components of a page read its data until they are removed. The router empties what it knows of a page at the
 * moment it is left. React may be hydrating or rendering that page in slices just then, and its components would throw.
 * React would render everything again in one piece and report an error (520 or 422). Call it before the first load.
 */
export function keepLeftMatches({ stores }: AnyRouter): void {
  const { getMatchStore, setMatches } = stores;
  const newest = new Map<string, AnyRouteMatch>();
  const keptStores = new Map<string, ReturnType<typeof getMatchStore>>();
  stores.setMatches = (matches) => {
    for (const match of matches) newest.set(match.routeId, match);
    setMatches(matches);
  };
  stores.getMatchStore = (routeId) => {
    const before = keptStores.get(routeId);
    if (before !== undefined) return before;
    const routerStore = getMatchStore(routeId);
    const store: typeof routerStore = Object.create(routerStore, {
      get: { value: () => routerStore.get() ?? newest.get(routeId) },
    });
    keptStores.set(routeId, store);
    return store;
  };
}
