/**
 * A word between parts that do not know each other, in this tab and in the visitor's others. Browser only; on the
 * server it is silent.
 */
export interface News {
  /** Tells everyone who listens, here and in other tabs. */
  readonly announce: () => void;
  /** Returns the way to stop listening. */
  readonly listen: (listener: () => void) => () => void;
}

export function news(name: string): News {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (channel === null && typeof window !== 'undefined' && 'BroadcastChannel' in window) {
      channel = new BroadcastChannel(`dogear-${name}`);
      channel.addEventListener('message', () => listeners.forEach((listener) => listener()));
    }
    return channel;
  };
  return {
    announce: () => {
      open()?.postMessage('');
      listeners.forEach((listener) => listener());
    },
    listen: (listener) => {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
