/**
 * Signal between parts of a page that do not know each other, in this tab and in the visitor's others. Does nothing on
 * the server.
 */
export interface News {
  /** Calls all listeners, in this tab and in others. */
  readonly announce: () => void;
  /** Adds a listener and returns the function that removes it. */
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
