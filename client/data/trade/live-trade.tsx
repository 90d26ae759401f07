import { useRouter } from '@tanstack/react-router';
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { Trade } from '../../../domain/trades/schemas';
import { ApiProblem } from '../../lib/api';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import { change } from '../cache/change';
import { useEntry, useValue } from '../cache/use-resource';
import { askWhileVisible } from './ask-while-visible';
import { canChangeWithoutPerson } from './may-change';
import { isOlderTrade, trades } from './trades';

export interface LiveNews {
  /** Events in words. */
  readonly changes: readonly string[];
  /** The person had pressed something that was no longer possible. */
  readonly tooLate: boolean;
}

export interface LiveTrade {
  readonly trade: Trade;
  /** Events since the page was opened. Null until there are some, and after the notice was closed. */
  readonly news: LiveNews | null;
  readonly forget: () => void;
  /** Runs a step after the steps before it and shows the trade that it was answered with. */
  readonly step: (work: () => Promise<Trade>) => Promise<void>;
  /** Asks now. Resolves to whether something had happened. */
  readonly refresh: (tooLate?: boolean) => Promise<boolean>;
  /** Stops the updates while somebody fills in a form. Returns the function that resumes them. */
  readonly hold: () => () => void;
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
  const [holds, setHolds] = useState(0);
  useEffect(() => entry.receive(loaded), [entry, loaded]);
  const newest = useValue(entry);
  const trade = newest === null || isOlderTrade(newest, loaded) ? loaded : newest;
  const refresh = useCallback(
    async (tooLate = false) => {
      const before = entry.read() ?? loaded;
      await entry.refresh();
      // The session or the key's cookie has ended meanwhile: the page says what to do.
      const status = entry.problem()?.status;
      if (status === 404 || status === 401) void router.invalidate();
      const after = entry.read() ?? loaded;
      if (!isOlderTrade(before, after)) return false;
      // A passed deadline changes what may be done, but nothing has happened.
      if (after.version > before.version) setNews({ changes: describeChanges(before, after), tooLate });
      return true;
    },
    [entry, loaded, router, describeChanges],
  );
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const isWatched = canChangeWithoutPerson(trade) && holds === 0;
  const ask = useEffectEvent(() => refresh());
  useEffect(() => (isWatched ? askWhileVisible(() => ask()) : undefined), [isWatched]);
  const live = useMemo<LiveTrade>(
    () => ({
      trade,
      news,
      forget: () => setNews(null),
      step: (work) => change(entry, async () => entry.receive(await work())),
      refresh,
      hold,
    }),
    [trade, news, entry, refresh, hold],
  );
  return <Live value={live}>{children}</Live>;
}

export function useLiveTrade(): LiveTrade {
  const live = use(Live);
  if (live === null) throw new Error('outside of LiveTradeProvider');
  return live;
}

/**
 * Runs a step of the person and shows its answer at once. If another event came first, that is shown and reported.
 * `first` is the problem that the page was loaded with.
 */
export function useTradeStep<Input extends readonly unknown[]>(
  step: (...input: Input) => Promise<Trade>,
  first?: ApiProblem,
): BusyAction<Input> {
  const { step: run, refresh } = useLiveTrade();
  return useBusyAction(async (...input: Input) => {
    try {
      await run(() => step(...input));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'state-moved') await refresh(true);
      throw error;
    }
  }, first);
}

/** Stops the updates of the page while `busy`: a form is being filled in. */
export function usePausedUpdates(busy: boolean): void {
  const { hold } = useLiveTrade();
  useEffect(() => (busy ? hold() : undefined), [busy, hold]);
}
