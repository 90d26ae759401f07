import type { Me } from '../../../domain/accounts/schemas';
import { read } from '../../lib/api';
import { defineResource } from '../cache/resource';
import { useEntry, useSelectedValue, useValue } from '../cache/use-resource';
import { isOfOtherAccount, setPageAccount } from './page-account';

const me = defineResource<Me>({
  load: async (api) => {
    const answer = await read(api.me.$get());
    if (isOfOtherAccount(answer.account)) {
      (await import('./clear-personal-data')).reloadForOtherAccount();
      // The page is being loaded again, so nothing more is shown on it.
      await new Promise(() => undefined);
    }
    setPageAccount(answer.account);
    return answer;
  },
});

/** Returns the signed-in account, asked for after hydration. Null until then and for guests. */
export const useMe = (): Me['account'] => useValue(useEntry(me))?.account ?? null;

/** Returns whether the shop has answered that no account is signed in. False until the answer. */
export const useIsGuest = (): boolean =>
  useSelectedValue(useEntry(me), (known) => known !== null && known.account === null);
