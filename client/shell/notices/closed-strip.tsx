import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { formatInstant } from '../../../domain/formats/format-dates';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { checkWhetherOpen } from '../../data/check-whether-open';
import type { ApiClient } from '../../lib/api';
import type { ClosedShop } from '../../lib/closed-shop';
import { language } from '../../lib/language';
import { onSessionChanged } from '../../data/session/session-changed';
import { Notice } from '../../ui/notices/notice';

/** Seconds until the first question to the shop, and the longest wait between two. */
const firstWaitSeconds = 5;
const maxWaitSeconds = 60;

/**
 * Keeps the page while the shop is closed: a navigation asks first. A blocked navigation is done once the shop is open,
 * unless somebody has typed meanwhile.
 */
function useStayWhileClosed(api: ApiClient): void {
  const router = useRouter();
  useEffect(() => {
    /** Address that the person wants to open once the shop is open. */
    let wantedHref: string | null = null;
    let typedTimes = 0;
    const onInput = () => {
      typedTimes += 1;
      wantedHref = null;
    };
    // A page that is being loaded would show its skeleton. The page before is shown again with its typed text.
    const shownLocation = router.stores.resolvedLocation.get();
    if (shownLocation !== undefined && shownLocation.href !== router.latestLocation.href) {
      wantedHref = router.latestLocation.href;
      void router.navigate({ href: shownLocation.href, replace: true, resetScroll: false, ignoreBlocker: true });
    }
    const unblock = router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ action, nextLocation }) => {
        const typedBefore = typedTimes;
        const open = await checkWhetherOpen(api);
        // A person who typed during the question has continued on this page.
        if (typedTimes !== typedBefore) return true;
        if (!open && (action === 'PUSH' || action === 'REPLACE')) wantedHref = nextLocation.href;
        return !open;
      },
    });
    document.addEventListener('input', onInput);
    return () => {
      unblock();
      document.removeEventListener('input', onInput);
      if (wantedHref !== null) void router.navigate({ href: wantedHref });
    };
  }, [router, api]);
}

/** Notice that the shop is closed, with the expected end. It asks the shop while the page is visible. */
export function ClosedStrip({ closed }: { readonly closed: ClosedShop }) {
  const { api, market } = useRouter().options.context;
  const maxSeconds = Math.min(maxWaitSeconds, closed.retryAfter);
  useStayWhileClosed(api);
  useEffect(() => {
    let wait = Math.min(firstWaitSeconds, maxSeconds);
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') await checkWhetherOpen(api);
      if (isUnmounted) return;
      clearTimeout(timer);
      wait = Math.min(wait * 1.5, maxSeconds);
      timer = setTimeout(() => void ask(), wait * 1000);
    };
    timer = setTimeout(() => void ask(), wait * 1000);
    const askIfVisible = () => void (document.visibilityState === 'visible' && ask());
    document.addEventListener('visibilitychange', askIfVisible);
    // A person who has just signed in may be let in.
    const stop = onSessionChanged(() => void ask());
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  }, [api, maxSeconds]);
  return (
    <Notice kind="waiting" isAnnounced>
      {m.maintenance_strip()}
      {closed.until === null ? null : (
        <> {m.maintenance_until({ when: formatInstant(closed.until, language(), timeZoneOf(market)) })}</>
      )}
    </Notice>
  );
}
