import { useRouter } from '@tanstack/react-router';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Trade } from '../../../domain/trades/schemas';
import { tradeEtag } from '../../../domain/trades/etag';
import { ApiProblem, read } from '../../lib/api';
import { useBusyAction, type BusyAction } from '../../lib/busy-action';
import { language } from '../../lib/language';
import { useApi } from '../../lib/use-api';
import { askWhileVisible } from './ask-while-visible';
import { mayChange } from './may-change';

export interface LiveNews {
  /** Events in words. */
  readonly changes: readonly string[];
  /** The person had pressed something that was no longer possible. */
  readonly tooLate: boolean;
}

const isNoNewer = (next: Trade, shown: Trade) =>
  next.version < shown.version || (next.version === shown.version && next.passed <= shown.passed);

export interface LiveTrade {
  readonly trade: Trade;
  /** Events since the page was opened. Null until there are some, and after the notice was closed. */
  readonly news: LiveNews | null;
  readonly forget: () => void;
  /** Shows a trade that a step was answered with. */
  readonly take: (trade: Trade) => void;
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
  const api = useApi();
  const router = useRouter();
  const [newest, setNewest] = useState(loaded);
  const [news, setNews] = useState<LiveNews | null>(null);
  const [holds, setHolds] = useState(0);
  const trade = newest.id === loaded.id && isNoNewer(loaded, newest) ? newest : loaded;
  const shown = useRef(trade);
  useEffect(() => {
    shown.current = trade;
  });
  const take = useCallback((next: Trade) => setNewest(next), []);
  const refresh = useCallback(
    async (tooLate = false) => {
      const before = shown.current;
      try {
        const headers = { 'If-None-Match': tradeEtag(before, language()) };
        const next = await read(api.trades[':id'].$get({ param: { id: before.id } }, { headers }));
        if (isNoNewer(next, shown.current)) return false;
        setNewest(next);
        // A passed deadline changes what may be done, but nothing has happened.
        if (next.version > before.version) setNews({ changes: describeChanges(before, next), tooLate });
        return true;
      } catch (error) {
        // The session or the key's cookie has ended meanwhile: the page says what to do.
        if (error instanceof ApiProblem && (error.status === 404 || error.status === 401)) void router.invalidate();
        return false;
      }
    },
    [api, router, describeChanges],
  );
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const isWatched = mayChange(trade) && holds === 0;
  const ask = useEffectEvent(() => refresh());
  useEffect(() => (isWatched ? askWhileVisible(() => ask()) : undefined), [isWatched]);
  const live = useMemo<LiveTrade>(
    () => ({ trade, news, forget: () => setNews(null), take, refresh, hold }),
    [trade, news, take, refresh, hold],
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
  const { take, refresh } = useLiveTrade();
  return useBusyAction(async (...input: Input) => {
    try {
      take(await step(...input));
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
