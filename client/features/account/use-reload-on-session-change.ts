import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionChanged } from '../../data/session/session-changed';

/**
 * Loads the page anew when somebody signs in or out in another tab: nothing of the person stays on the screen, and the
 * page never shows one account while the browser is another's.
 */
export function useReloadOnSessionChange(): void {
  const router = useRouter();
  useEffect(() => onSessionChanged(() => void router.invalidate()), [router]);
}
