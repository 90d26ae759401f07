import { useRouter } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { Trade } from '../../../domain/trades/schemas';
import { ApiProblem } from '../../lib/api';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import { changeEntry } from '../cache/change-entry';
import { useEntry, useValue } from '../cache/use-resource';
import { pollWhileVisible } from './poll-while-visible';
import { canChangeWithoutPerson } from './can-change-without-person';
import { isOlderTrade, trades } from './trades';

export interface LiveNews {
  /** Events in words. */
  readonly changes: readonly string[];
  /** The person had pressed something that was no longer possible. */
  readonly isTooLate: boolean;
}

export interface LiveTrade {
  readonly trade: Trade;
  /** Events since the page was opened. Null until there are some, and after the notice was closed. */
  readonly news: LiveNews | null;
  readonly closeNews: () => void;
  /** Runs a step after the steps before it and shows the trade that it was answered with. */
  readonly runStep: (work: () => Promise<Trade>) => Promise<void>;
  /** Asks now. Resolves to whether something had happened. */
  readonly refresh: (isTooLate?: boolean) => Promise<boolean>;
  /** Stops the updates while somebody fills in a form. Returns the function that resumes them. */
  readonly pauseUpdates: () => () => void;
}

const Live = createContext<LiveTrade | null>(null);

interface LiveTradeProviderProps {
  /** The trade as the page was loaded with it. */
  readonly trade: Trade;
  /** Returns what happened between two versions of the trade, in words. A function outside of components. */
  readonly describeChanges: (before: Trade, after: Trade) => readonly string[];
  readonly children: ReactNode;
}

/**
 * Provides the newest version of the trade that a page shows. Asks by conditional requests while the page is visible
 * and something may happen.
 */
export function LiveTradeProvider({ trade: loaded, describeChanges, children }: LiveTradeProviderProps) {
  const router = useRouter();
  const entry = useEntry(trades, loaded.id);
  const [news, setNews] = useState<LiveNews | null>(null);
  const [pauses, setPauses] = useState(0);
  useEffect(() => entry.receive(loaded), [entry, loaded]);
  const newest = useValue(entry);
  const trade = newest === null || isOlderTrade(newest, loaded) ? loaded : newest;
  const refresh = useCallback(
    async (isTooLate = false) => {
      const before = entry.read() ?? loaded;
      await entry.refresh();
      // The session or the key's cookie has ended meanwhile: the page explains what to do.
      const status = entry.problem()?.status;
      if (status === 404 || status === 401) void router.invalidate();
      const after = entry.read() ?? loaded;
      if (!isOlderTrade(before, after)) return false;
      // A passed deadline changes what may be done, but nothing has happened.
      if (after.version > before.version) setNews({ changes: describeChanges(before, after), isTooLate });
      return true;
    },
    [entry, loaded, router, describeChanges],
  );
  const pauseUpdates = useCallback(() => {
    setPauses((count) => count + 1);
    return () => setPauses((count) => count - 1);
  }, []);
  const isWatched = canChangeWithoutPerson(trade) && pauses === 0;
  const ask = useEffectEvent(() => refresh());
  useEffect(() => (isWatched ? pollWhileVisible(() => ask()) : undefined), [isWatched]);
  const live = useMemo<LiveTrade>(
    () => ({
      trade,
      news,
      closeNews: () => setNews(null),
      runStep: (work) => changeEntry(entry, async () => entry.receive(await work())),
      refresh,
      pauseUpdates,
    }),
    [trade, news, entry, refresh, pauseUpdates],
  );
  return <Live value={live}>{children}</Live>;
}

export function useLiveTrade(): LiveTrade {
  const live = use(Live);
  if (live === null) throw new Error('outside of LiveTradeProvider');
  return live;
}

/**
 * Runs a step of the person and shows its answer at once. If another event was stored first, it is shown and reported.
 * `firstProblem` is the problem that the page was loaded with.
 */
export function useTradeStep<Input extends readonly unknown[]>(
  step: (...input: Input) => Promise<Trade>,
  firstProblem?: ApiProblem,
): BusyAction<Input> {
  const { runStep, refresh } = useLiveTrade();
  return useBusyAction(async (...input: Input) => {
    try {
      await runStep(() => step(...input));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'state-moved') await refresh(true);
      throw error;
    }
  }, firstProblem);
}

/** Stops the updates of the page while a form is being filled in. */
export function usePauseUpdates(isFormInUse: boolean): void {
  const { pauseUpdates } = useLiveTrade();
  useEffect(() => (isFormInUse ? pauseUpdates() : undefined), [isFormInUse, pauseUpdates]);
}
