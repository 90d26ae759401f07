import { useRouter } from '@tanstack/react-router';
import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import { tellFollowed } from '../../data/lists/merged-lists';
import { language, languageOfPath } from '../../lib/language';
import { announceListsChanged } from '../../data/lists/lists-changed';
import { announceSessionChanged } from '../../data/session/session-changed';

/** What of a guest's lists came along; null where nothing did. */
export type CameAlong = Extract<SignInAnswer, { kind: 'signed-in' }>['followed'];

/** Tells every part of the page, and the other tabs, that somebody is signed in here now. */
export function announceArrival(): void {
  announceSessionChanged();
  announceListsChanged();
}

/** How every way to sign in ends: leads on to an own path, where one line tells what came along. */
export function useComeIn(): (followed: CameAlong, to: string) => Promise<void> {
  const router = useRouter();
  return async (followed, to) => {
    announceArrival();
    // What was fetched ahead was fetched for a guest.
    router.clearCache();
    // The page's words are of one language.
    if (languageOfPath(new URL(to, location.origin).pathname) !== language()) return location.assign(to);
    await router.navigate({ href: to, replace: true });
    if (followed !== null) tellFollowed(followed);
  };
}
