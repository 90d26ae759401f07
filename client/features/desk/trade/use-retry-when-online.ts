import { useEffect, useRef } from 'react';
import type { DeskTradeContext, FailedAction } from './trade-context';

const retryMs = 4000;

/** Repeats the actions that failed without a network once the network is back. */
export function useRetryWhenOnline(failed: readonly FailedAction[], act: DeskTradeContext['act']): void {
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
    // A network that is reported back may need a moment more, and one may return without an event.
    const timer = setInterval(() => {
      if (navigator.onLine) back();
    }, retryMs);
    return () => {
      removeEventListener('online', back);
      clearInterval(timer);
    };
  }, [waits, act]);
}
