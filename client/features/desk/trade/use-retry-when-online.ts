import { useEffect, useRef } from 'react';
import type { DeskTradeContext, FailedAction } from './trade-context';

const retryMs = 4000;

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
    const retry = () => {
      for (const action of latestFailed.current) if (action.problem.code === 'offline') void runAction(action);
    };
    addEventListener('online', retry);
    // A network may return without an event, or work only a moment after the event.
    const timer = setInterval(() => {
      if (navigator.onLine) retry();
    }, retryMs);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isOffline, runAction]);
}
