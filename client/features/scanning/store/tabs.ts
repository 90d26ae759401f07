import { scansDatabase } from '../../../data/session/clear-scans';
import type { StoredAnswer } from './device';
import type { Step } from './open-run';

/** Answers of the shop that one tab got and stored. */
export interface AnswersMessage {
  readonly kind: 'answers';
  readonly run: string;
  readonly market: string;
  readonly items: readonly StoredAnswer[];
}

/** Message of one tab to the others. */
export type TabMessage =
  | { readonly kind: 'step'; readonly run: string; readonly version: number; readonly step: Step }
  | AnswersMessage
  | { readonly kind: 'runs' }
  | { readonly kind: 'deleted'; readonly run: string };

export interface Tabs {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
}

/** Opens the channel between this visitor's tabs of one build. Does nothing where the browser has none. */
export function openTabs(listener: (message: TabMessage) => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(scansDatabase);
  channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin only
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/**
 * Reports whether this tab is the one that asks the shop for a run's offers. The visible tab takes this role, because a
 * hidden one may be asleep. When it is hidden, another visible tab takes over. Returns a function that ends the role.
 */
export function watchAskingTab(run: string, onRole: (hasRole: boolean) => void): () => void {
  const ended = new AbortController();
  if (!('locks' in navigator)) {
    queueMicrotask(() => {
      if (!ended.signal.aborted) onRole(true);
    });
    return () => ended.abort();
  }
  const until = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  let hasRole = false;
  let isWaiting = false;
  const ask = async (steal: boolean) => {
    if (ended.signal.aborted || (isWaiting && !steal)) return;
    isWaiting ||= !steal;
    try {
      await navigator.locks.request(
        `${scansDatabase}-${run}`,
        steal ? { steal } : { signal: ended.signal },
        async () => {
          if (!steal) isWaiting = false;
          hasRole = true;
          onRole(true);
          await until;
        },
      );
    } catch {
      // Taken over by another tab, or given up while waiting.
      if (!steal) isWaiting = false;
      hasRole = false;
      if (ended.signal.aborted) return;
      onRole(false);
      void ask(false);
    }
  };
  const takeRoleIfVisible = () => {
    if (document.visibilityState === 'visible' && !hasRole) void ask(true);
  };
  document.addEventListener('visibilitychange', takeRoleIfVisible, { signal: ended.signal });
  void ask(document.visibilityState === 'visible');
  return () => ended.abort();
}
