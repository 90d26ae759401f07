import { useEffect, useState } from 'react';
import type { Me } from '../../../domain/accounts/schemas';
import { read } from '../../lib/api';
import { isOfOtherAccount, keepPageAccount } from './page-account';
import { onSessionChanged } from './session-changed';
import { useApi } from '../../lib/use-api';

/** Returns the signed-in account, asked for after hydration. Null until then and for guests. */
export function useMe(): Me['account'] {
  const api = useApi();
  const [account, setAccount] = useState<Me['account']>(null);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const me = await read(api.me.$get()).catch(() => null);
      if (gone || me === null) return;
      if (isOfOtherAccount(me.account)) return (await import('./forget-person')).reloadForOtherAccount();
      keepPageAccount(me.account);
      setAccount(me.account);
    };
    void ask();
    const stop = onSessionChanged(() => void ask());
    // Going back may show the page as it was before a sign-out.
    const shown = ({ persisted }: PageTransitionEvent) => void (persisted && ask());
    addEventListener('pageshow', shown);
    return () => {
      gone = true;
      stop();
      removeEventListener('pageshow', shown);
    };
  }, [api]);
  return account;
}
