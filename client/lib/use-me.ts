import { useEffect, useState } from 'react';
import type { Me } from '../../domain/accounts/schemas';
import { read } from './api';
import { onSessionChanged } from './session-changed';
import { useApi } from './use-api';

/** Who is signed in, asked for after hydration; null until then and for guests. */
export function useMe(): Me['account'] {
  const api = useApi();
  const [account, setAccount] = useState<Me['account']>(null);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const me = await read(api.me.$get()).catch(() => null);
      if (!gone && me !== null) setAccount(me.account);
    };
    void ask();
    const stop = onSessionChanged(() => void ask());
    return () => {
      gone = true;
      stop();
    };
  }, [api]);
  return account;
}
