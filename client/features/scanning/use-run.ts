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

interface OpenedStore {
  readonly store: RunStore;
  readonly actions: RunActions;
}

let openedStore: OpenedStore | null = null;

/**
 * Opens the store of this page. It stays while the person is on another page of the shop, so that answers still come.
 * Each market has a store of its own.
 */
function openStore(api: ApiClient, market: Market): OpenedStore {
  if (openedStore !== null && openedStore.store.market === market) return openedStore;
  closeRuns();
  keepPageOffline(language());
  const store = new RunStore(api, market);
  openedStore = { store, actions: actionsOf(store) };
  return openedStore;
}

/** Closes the store of this page. The next screen opens another one. */
export function closeRuns(): void {
  openedStore?.store.close();
  openedStore = null;
}

const subscribeToNothing = () => () => undefined;

/** Returns the open store. Null while the server renders and until hydration. */
function useOpenedStore(): OpenedStore | null {
  const api = useApi();
  const market = useMarket();
  return useSyncExternalStore(
    subscribeToNothing,
    () => openStore(api, market),
    () => null,
  );
}

export interface RunHandle {
  /** False until the device's run is loaded: before that, an empty run may have books. */
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

/** Returns the whole run and its actions. Renders on every change; a single line uses `useLine`. */
export function useRun(): RunHandle {
  const opened = useOpenedStore();
  const listen = opened?.store.listeners.listen ?? subscribeToNothing;
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

/** Returns one line; renders only when that line changes. Undefined if it is gone. */
export function useLine(id: number): RunLine | undefined {
  const store = useOpenedStore()?.store;
  const listen = useCallback(
    (listener: () => void) => store?.listeners.listenToLine(id, listener) ?? (() => undefined),
    [store, id],
  );
  return useSyncExternalStore(
    listen,
    () => store?.line(id),
    () => undefined,
  );
}

/**
 * Returns the ids of the lines of a filter in the order of reading; the same array until lines are added, removed or
 * change their state.
 */
export function useLineIds(filter: Filter): readonly number[] {
  const store = useOpenedStore()?.store;
  return useSyncExternalStore(
    store?.listeners.listen ?? subscribeToNothing,
    () => store?.ids(filter) ?? noIds,
    () => noIds,
  );
}
