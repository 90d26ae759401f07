import { useEffect, useRef } from 'react';
import { retryUntilOnline } from '../retry-until-online';
import type { DeskTradeContext, FailedAction } from './trade-context';

/** Repeats the actions that failed without a network once the network is back. */
export function useRetryWhenOnline(
  failedActions: readonly FailedAction[],
  runAction: DeskTradeContext['runAction'],
): void {
  const latestFailed = useRef(failedActions);
  useEffect(() => {
    latestFailed.current = failedActions;
  });
  const isOffline = failedActions.some(({ problem }) => problem.code === 'offline');
  useEffect(() => {
    if (!isOffline) return undefined;
    return retryUntilOnline(() => {
      if (!navigator.onLine) return;
      for (const action of latestFailed.current) if (action.problem.code === 'offline') void runAction(action);
    });
  }, [isOffline, runAction]);
}
