import { useRouter } from '@tanstack/react-router';
import { showMergedLists, type MergedLists } from '../../data/lists/merged-lists';
import { language, languageOfPath } from '../../lib/language';
import { announceSessionChanged } from '../../data/session/session-changed';

/**
 * Returns the end of every sign-in: it opens a path of the shop, where a notice shows which books of the guest's lists
 * were merged. `followed` is null where nothing was merged.
 */
export function useFinishSignIn(): (followed: MergedLists | null, to: string) => Promise<void> {
  const router = useRouter();
  return async (followed, to) => {
    announceSessionChanged();
    // Prefetched pages are those of a guest.
    router.clearCache();
    // A page in another language needs a full load.
    if (languageOfPath(new URL(to, location.origin).pathname) !== language()) return location.assign(to);
    await router.navigate({ href: to, replace: true });
    if (followed !== null) showMergedLists(followed);
  };
}
