import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { ApiProblem } from '../../../lib/api';
import { createQueue } from '../../../lib/queue';
import { useLoadDeskTrade } from '../../../data/desk/trade-calls';
import { useRetryWhenOnline } from './use-retry-when-online';
import { changesAt } from './describe-changes';

/** Action of the desk on the trade. With one `key`, an action pressed twice is done once. */
export interface Action {
  readonly key: string;
  /** Description for the list of failed actions. */
  readonly words: string;
  readonly run: () => Promise<DeskTrade>;
}

export interface FailedAction extends Action {
  readonly problem: ApiProblem;
}

export interface DeskTradeContext {
  readonly trade: DeskTrade;
  /** Runs the action after those before it. Resolves to whether it succeeded. */
  readonly act: (action: Action) => Promise<boolean>;
  readonly isBusy: (key: string) => boolean;
  /** Failed actions, kept until they succeed or are closed. */
  readonly failed: readonly FailedAction[];
  readonly putAway: (key: string) => void;
  /** Changes of other clerks that made an action too late, in words. Null otherwise. */
  readonly moved: readonly string[] | null;
  readonly forgetMoved: () => void;
}

const Context = createContext<DeskTradeContext | null>(null);
/** Codes of problems that mean that another clerk was faster. */
const stale: ReadonlySet<ApiProblem['code']> = new Set(['state-moved', 'book-not-in-trade', 'not-found']);

/**
 * Provides the trade at the desk in its newest version. Actions run one by one; a failed one stays, with a button to
 * try again.
 */
export function DeskTradeProvider({
  trade: loaded,
  children,
}: {
  readonly trade: DeskTrade;
  readonly children: ReactNode;
}) {
  const load = useLoadDeskTrade();
  const [inTurn] = useState(createQueue);
  const [newest, setNewest] = useState(loaded);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly FailedAction[]>([]);
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const running = useRef(new Set<string>());
  const trade = newest.id === loaded.id && newest.version >= loaded.version ? newest : loaded;
  const shown = useRef(trade);
  useEffect(() => {
    shown.current = trade;
  });
  const refresh = useCallback(
    async (isTooLate: boolean) => {
      const next = await load(shown.current.id).catch(() => null);
      if (next === null) return;
      if (isTooLate) setMoved(changesAt(shown.current, next));
      setNewest(next);
    },
    [load],
  );
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refresh(false);
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [refresh]);
  const act = useCallback(
    async (action: Action) => {
      if (running.current.has(action.key)) return false;
      running.current.add(action.key);
      setBusy(new Set(running.current));
      setMoved(null);
      const isAction = ({ key }: FailedAction) => key === action.key;
      const removeFailure = () => setFailed((before) => before.filter((one) => !isAction(one)));
      try {
        setNewest(await inTurn(action.run));
        removeFailure();
        return true;
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
        // An action that is tried again stays in its place until its result is known.
        if (!stale.has(problem.code))
          setFailed((before) =>
            before.some(isAction)
              ? before.map((one) => (isAction(one) ? { ...action, problem } : one))
              : [...before, { ...action, problem }],
          );
        else {
          removeFailure();
          await refresh(true);
        }
        return false;
      } finally {
        running.current.delete(action.key);
        setBusy(new Set(running.current));
      }
    },
    [refresh, inTurn],
  );
  useRetryWhenOnline(failed, act);
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

/**
 * Returns the trade at the desk and its actions.
 * @throws Error outside of a DeskTradeProvider
 */
export function useDeskTrade(): DeskTradeContext {
  const context = use(Context);
  if (context === null) throw new Error('outside of DeskTradeProvider');
  return context;
}
