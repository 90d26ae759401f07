import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { ApiProblem } from '../../../lib/api';
import { useInTurn } from '../../../lib/use-in-turn';
import { useApi } from '../../../lib/use-api';
import { loadDeskTrade } from '../desk-loaders';
import { changesAt } from './trade-changes';

/** Something the desk does with the trade. `key`: the same thing pressed twice is done once. */
export interface Action {
  readonly key: string;
  /** What was to be done, for the list of what failed. */
  readonly words: string;
  readonly run: () => Promise<DeskTrade>;
}

export interface FailedAction extends Action {
  readonly problem: ApiProblem;
}

export interface DeskTradeContext {
  readonly trade: DeskTrade;
  /** Does it after what was begun before; resolves to whether it went well. */
  readonly act: (action: Action) => Promise<boolean>;
  readonly isBusy: (key: string) => boolean;
  /** What did not go through, kept until it does or is put away. */
  readonly failed: readonly FailedAction[];
  readonly putAway: (key: string) => void;
  /** What others did meanwhile, when something of this desk's came too late; null: nothing. */
  readonly moved: readonly string[] | null;
  readonly forgetMoved: () => void;
}

const Context = createContext<DeskTradeContext | null>(null);
const anotherTryMs = 4000;
/** Somebody was first: what is shown is old. */
const stale: ReadonlySet<ApiProblem['code']> = new Set(['state-moved', 'book-not-in-trade', 'not-found']);

/**
 * A trade at the desk, as the last step answered it. Steps go one after the other; what fails stays, with another try.
 */
export function DeskTradeProvider({
  trade: loaded,
  children,
}: {
  readonly trade: DeskTrade;
  readonly children: ReactNode;
}) {
  const api = useApi();
  const inTurn = useInTurn();
  const [newest, setNewest] = useState(loaded);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly FailedAction[]>([]);
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const running = useRef(new Set<string>());
  const turn = useRef(inTurn);
  const trade = newest.id === loaded.id && newest.version >= loaded.version ? newest : loaded;
  const shown = useRef(trade);
  useEffect(() => {
    shown.current = trade;
  });
  const refresh = useCallback(
    async (tooLate: boolean) => {
      const next = await loadDeskTrade(api, shown.current.id).catch(() => null);
      if (next === null) return;
      if (tooLate) setMoved(changesAt(shown.current, next));
      setNewest(next);
    },
    [api],
  );
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void refresh(false);
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [refresh]);
  const act = useCallback(
    async (action: Action) => {
      if (running.current.has(action.key)) return false;
      running.current.add(action.key);
      setBusy(new Set(running.current));
      setMoved(null);
      const isAction = ({ key }: FailedAction) => key === action.key;
      const forget = () => setFailed((before) => before.filter((one) => !isAction(one)));
      try {
        setNewest(await turn.current(action.run));
        forget();
        return true;
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
        // What is tried again stands where it stood until it is known how that went.
        if (!stale.has(problem.code))
          setFailed((before) =>
            before.some(isAction)
              ? before.map((one) => (isAction(one) ? { ...action, problem } : one))
              : [...before, { ...action, problem }],
          );
        else {
          forget();
          await refresh(true);
        }
        return false;
      } finally {
        running.current.delete(action.key);
        setBusy(new Set(running.current));
      }
    },
    [refresh],
  );
  const again = useRef(failed);
  useEffect(() => {
    again.current = failed;
  });
  const waits = failed.some(({ problem }) => problem.code === 'offline');
  useEffect(() => {
    if (!waits) return undefined;
    const back = () => {
      for (const action of again.current) if (action.problem.code === 'offline') void act(action);
    };
    addEventListener('online', back);
    // A network that is said to be back may need a moment more; one that went without a word comes back without one.
    const timer = setInterval(() => {
      if (navigator.onLine) back();
    }, anotherTryMs);
    return () => {
      removeEventListener('online', back);
      clearInterval(timer);
    };
  }, [waits, act]);
  const context = useMemo<DeskTradeContext>(
    () => ({
      trade,
      act,
      failed,
      moved,
      isBusy: (key) => busy.has(key),
      putAway: (key) => setFailed((before) => before.filter((one) => one.key !== key)),
      forgetMoved: () => setMoved(null),
    }),
    [trade, act, busy, failed, moved],
  );
  return <Context value={context}>{children}</Context>;
}

export function useDeskTrade(): DeskTradeContext {
  const context = use(Context);
  if (context === null) throw new Error('outside of DeskTradeProvider');
  return context;
}
