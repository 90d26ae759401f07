import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionChanged } from './session-changed';

/**
 * Loads the page again after a sign-in or sign-out in another tab. So the page never shows one account while the
 * browser is signed in to another.
 */
export function useReloadOnSessionChange(): void {
  const router = useRouter();
  useEffect(() => onSessionChanged(() => void router.invalidate()), [router]);
}
