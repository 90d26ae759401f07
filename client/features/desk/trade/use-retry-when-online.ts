import { useEffect, useRef } from 'react';
import type { DeskTradeContext, FailedAction } from './trade-context';

const retryMs = 4000;

/** Repeats the actions that failed without a network once the network is back. */
export function useRetryWhenOnline(failed: readonly FailedAction[], act: DeskTradeContext['act']): void {
  const latestFailed = useRef(failed);
  useEffect(() => {
    latestFailed.current = failed;
  });
  const waits = failed.some(({ problem }) => problem.code === 'offline');
  useEffect(() => {
    if (!waits) return undefined;
    const retry = () => {
      for (const action of latestFailed.current) if (action.problem.code === 'offline') void act(action);
    };
    addEventListener('online', retry);
    // A network that is reported back may need a moment more, and one may return without an event.
    const timer = setInterval(() => {
      if (navigator.onLine) retry();
    }, retryMs);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [waits, act]);
}
