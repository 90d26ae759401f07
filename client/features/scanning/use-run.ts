import { useCallback, useSyncExternalStore } from 'react';
import type { Filter, RunLine } from '../../../domain/scanning/run';
import type { Market } from '../../../domain/market/market-codes';
import type { ApiClient } from '../../lib/api';
import { language } from '../../lib/language';
import { keepPageOffline } from './offline/keep-page-offline';
import { useApi } from '../../lib/use-api';
import { useMarket } from '../../data/use-market';
import { actionsOf } from './store/actions';
import { RunStore } from './store/run-store';
import type { RunActions, RunEntry, RunView } from './store/run-view';

interface Open {
  readonly store: RunStore;
  readonly actions: RunActions;
}

let open: Open | null = null;

/**
 * The store of this page. It lives on when the person looks at another page of the shop, so that answers still come;
 * another market's prices are another store's.
 */
function openStore(api: ApiClient, market: Market): Open {
  if (open !== null && open.store.market === market) return open;
  open?.store.close();
  keepPageOffline(language());
  const store = new RunStore(api, market);
  open = { store, actions: actionsOf(store) };
  return open;
}

const never = () => () => undefined;

/** Null while the server renders and the page comes alive. */
function useOpen(): Open | null {
  const api = useApi();
  const market = useMarket();
  return useSyncExternalStore(
    never,
    () => openStore(api, market),
    () => null,
  );
}

export interface RunHandle {
  /** False until what is on the device is there: then an empty run is not an empty shelf. */
  readonly ready: boolean;
  /** Null while the server renders. */
  readonly run: RunView | null;
  readonly runs: readonly RunEntry[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly actions: RunActions | null;
}

const noRuns: readonly RunEntry[] = [];
const noIds: readonly number[] = [];

/**
 * The run as a whole and everything that can be done to it. Hears of every change; a line's own part uses `useLine`.
 */
export function useRun(): RunHandle {
  const opened = useOpen();
  const listen = opened?.store.listeners.listen ?? never;
  const run = useSyncExternalStore(
    listen,
    () => opened?.store.view() ?? null,
    () => null,
  );
  return {
    ready: opened?.store.isReady ?? false,
    run,
    runs: opened?.store.runs ?? noRuns,
    canUndo: run !== null && run.undoable !== null,
    canRedo: run !== null && run.redoable !== null,
    actions: opened?.actions ?? null,
  };
}

/** One line; renders again only when that line changes. Undefined where it is gone. */
export function useLine(id: number): RunLine | undefined {
  const store = useOpen()?.store;
  const listen = useCallback(
    (listener: () => void) => store?.listeners.listenTo(id, listener) ?? (() => undefined),
    [store, id],
  );
  return useSyncExternalStore(
    listen,
    () => store?.line(id),
    () => undefined,
  );
}

/**
 * Ids of the lines of a filter in the order of reading; the same array until lines come, go or change their standing.
 */
export function useLineIds(filter: Filter): readonly number[] {
  const store = useOpen()?.store;
  return useSyncExternalStore(
    store?.listeners.listen ?? never,
    () => store?.ids(filter) ?? noIds,
    () => noIds,
  );
}
