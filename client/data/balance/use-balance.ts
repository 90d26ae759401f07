import { useEffect, useState } from 'react';
import type { Balance } from '../../../domain/cart/schemas';
import { read } from '../../lib/api';
import { onListsChanged } from '../lists/lists-changed';
import { onSessionChanged } from '../session/session-changed';
import { useApi } from '../../lib/use-api';

/**
 * The visitor's balance, asked for after hydration (public pages hold nothing of one person) and again after every
 * change, here or in another tab; choosing another market tells so too. Null until the first answer; without a network
 * the last one stays.
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
      // An answer overtaken by a newer question says nothing.
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
