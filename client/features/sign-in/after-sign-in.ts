import { useRouter } from '@tanstack/react-router';
import { showSignInNotice, type MergedLists } from '../../data/sign-in/sign-in-notice';
import { language, languageOfPath } from '../../lib/language';
import { announceSessionChanged } from '../../data/session/session-changed';

/**
 * Returns the end of every sign-in: it opens a path of the shop, where a notice says that a new account is ready, and
 * which books of the guest's lists were merged. `followed` is null where nothing was merged.
 */
export function useFinishSignIn(): (
  followed: MergedLists | null,
  to: string,
  account?: { readonly isNewAccount: boolean },
) => Promise<void> {
  const router = useRouter();
  return async (followed, to, { isNewAccount } = { isNewAccount: false }) => {
    announceSessionChanged();
    // Prefetched pages are those of a guest.
    router.clearCache();
    // A page in another language needs a full load.
    if (languageOfPath(new URL(to, location.origin).pathname) !== language()) return location.assign(to);
    await router.navigate({ href: to, replace: true });
    showSignInNotice({ isNewAccount, merged: followed });
  };
}
