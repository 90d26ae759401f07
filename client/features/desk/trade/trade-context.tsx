import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { ApiProblem } from '../../../lib/api';
import { createQueue } from '../../../lib/queue';
import { useLoadDeskTrade } from '../../../data/desk/trade-calls';
import { useRetryWhenOnline } from './use-retry-when-online';
import { describeChanges } from './describe-changes';

/** Action of the desk on the trade. While an action runs, another one with the same `key` is ignored. */
export interface DeskAction {
  readonly key: string;
  /** Description for the list of failed actions. */
  readonly words: string;
  readonly run: () => Promise<DeskTrade>;
}

export interface FailedAction extends DeskAction {
  readonly problem: ApiProblem;
}

export interface DeskTradeContext {
  readonly trade: DeskTrade;
  /** Runs the action after those before it. Resolves to whether it succeeded. */
  readonly runAction: (action: DeskAction) => Promise<boolean>;
  readonly isBusy: (key: string) => boolean;
  /** Failed actions, kept until they succeed or the clerk dismisses them. */
  readonly failedActions: readonly FailedAction[];
  readonly dismissFailure: (key: string) => void;
  /** Changes of other clerks, in words, if they caused an action to fail. Else null. */
  readonly otherChanges: readonly string[] | null;
  readonly dismissOtherChanges: () => void;
}

const Context = createContext<DeskTradeContext | null>(null);
/** Codes of problems that mean that another clerk was faster. */
const overtakenCodes: ReadonlySet<ApiProblem['code']> = new Set(['state-moved', 'book-not-in-trade', 'not-found']);

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
  const [runInTurn] = useState(createQueue);
  const [newest, setNewest] = useState(loaded);
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set());
  const [failedActions, setFailedActions] = useState<readonly FailedAction[]>([]);
  const [otherChanges, setOtherChanges] = useState<readonly string[] | null>(null);
  const running = useRef(new Set<string>());
  const trade = newest.id === loaded.id && newest.version >= loaded.version ? newest : loaded;
  const shown = useRef(trade);
  useEffect(() => {
    shown.current = trade;
  });
  const refresh = useCallback(
    async (isActionOvertaken: boolean) => {
      const next = await load(shown.current.id).catch(() => null);
      if (next === null) return;
      if (isActionOvertaken) setOtherChanges(describeChanges(shown.current, next));
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
  const runAction = useCallback(
    async (action: DeskAction) => {
      if (running.current.has(action.key)) return false;
      running.current.add(action.key);
      setBusyKeys(new Set(running.current));
      setOtherChanges(null);
      const isAction = ({ key }: FailedAction) => key === action.key;
      const removeFailure = () => setFailedActions((before) => before.filter((each) => !isAction(each)));
      try {
        setNewest(await runInTurn(action.run));
        removeFailure();
        return true;
      } catch (error) {
        const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0);
        // An action that is tried again stays in its place until its result is known.
        if (!overtakenCodes.has(problem.code))
          setFailedActions((before) =>
            before.some(isAction)
              ? before.map((each) => (isAction(each) ? { ...action, problem } : each))
              : [...before, { ...action, problem }],
          );
        else {
          removeFailure();
          await refresh(true);
        }
        return false;
      } finally {
        running.current.delete(action.key);
        setBusyKeys(new Set(running.current));
      }
    },
    [refresh, runInTurn],
  );
  useRetryWhenOnline(failedActions, runAction);
  const context = useMemo<DeskTradeContext>(
    () => ({
      trade,
      runAction,
      failedActions,
      otherChanges,
      isBusy: (key) => busyKeys.has(key),
      dismissFailure: (key) => setFailedActions((before) => before.filter((each) => each.key !== key)),
      dismissOtherChanges: () => setOtherChanges(null),
    }),
    [trade, runAction, busyKeys, failedActions, otherChanges],
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
