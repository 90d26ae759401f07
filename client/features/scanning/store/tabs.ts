import { scansDatabase } from '../../../data/session/forget-scans';
import type { StoredAnswer } from './device';
import type { Step } from './open-run';

/** Message of one tab to the others. */
export type TabNews =
  | { readonly kind: 'step'; readonly run: string; readonly version: number; readonly step: Step }
  | { readonly kind: 'answers'; readonly run: string; readonly market: string; readonly items: readonly StoredAnswer[] }
  | { readonly kind: 'runs' }
  | { readonly kind: 'deleted'; readonly run: string };

export interface Tabs {
  readonly tell: (news: TabNews) => void;
  readonly close: () => void;
}

/** Opens the channel between this visitor's tabs of one build. Does nothing where the browser has none. */
export function openTabs(listener: (news: TabNews) => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(scansDatabase);
  channel.addEventListener('message', (event: MessageEvent<TabNews>) => listener(event.data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

/**
 * Reports whether this tab is the one that asks the shop for a run's offers. The visible tab takes this role, because a
 * hidden one may be asleep. When it is hidden, another visible tab takes over. Returns a function that ends the role.
 */
export function watchAskingTab(run: string, mine: (isMine: boolean) => void): () => void {
  const given = new AbortController();
  if (!('locks' in navigator)) {
    queueMicrotask(() => {
      if (!given.signal.aborted) mine(true);
    });
    return () => given.abort();
  }
  const until = new Promise<void>((resolve) => given.signal.addEventListener('abort', () => resolve()));
  let has = false;
  let waits = false;
  const ask = async (steal: boolean) => {
    if (given.signal.aborted || (waits && !steal)) return;
    waits ||= !steal;
    try {
      await navigator.locks.request(
        `${scansDatabase}-${run}`,
        steal ? { steal } : { signal: given.signal },
        async () => {
          if (!steal) waits = false;
          has = true;
          mine(true);
          await until;
        },
      );
    } catch {
      // Taken over by another tab, or given up while waiting.
      if (!steal) waits = false;
      has = false;
      if (given.signal.aborted) return;
      mine(false);
      void ask(false);
    }
  };
  const look = () => {
    if (document.visibilityState === 'visible' && !has) void ask(true);
  };
  document.addEventListener('visibilitychange', look, { signal: given.signal });
  void ask(document.visibilityState === 'visible');
  return () => given.abort();
}
