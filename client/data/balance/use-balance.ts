import { useEffect, useState } from 'react';
import type { Balance } from '../../../domain/cart/schemas';
import { read } from '../../lib/api';
import { onListsChanged } from '../lists/lists-changed';
import { onSessionChanged } from '../session/session-changed';
import { useApi } from '../../lib/use-api';

/**
 * Returns the visitor's balance. It is asked for after hydration, because public pages hold nothing of one person. It
 * is asked for again after every change of the lists or the market, here or in another tab. Null until the first
 * answer. Without a network the last balance stays.
 */
export function useBalance(): Balance | null {
  const api = useApi();
  const [balance, setBalance] = useState<Balance | null>(null);
  useEffect(() => {
    let newest = 0;
    const ask = async () => {
      newest += 1;
      const mine = newest;
      const answer = await read(api.balance.$get()).catch(() => null);
      // An answer to an older question than the last is ignored.
      if (answer !== null && mine === newest) setBalance(answer);
    };
    void ask();
    const stops = [onListsChanged(() => void ask()), onSessionChanged(() => void ask())];
    return () => {
      newest += 1;
      for (const stop of stops) stop();
    };
  }, [api]);
  return balance;
}
