/** Kind of a change; `lists` is basket and cart. Topics reach all parts of the page and the visitor's other tabs. */
export type Topic = 'basket' | 'cart' | 'lists' | 'wishes' | 'session' | 'conversations';

/** `by` is the part of the page that announced the topic, so that it can ignore its own change. */
type Listener = (topic: Topic, by: unknown) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function notifyListeners(topic: Topic, by?: unknown): void {
  listeners.forEach((listener) => listener(topic, by));
}

/** Returns the channel to the other tabs. Undefined in browsers without one. */
function openChannel(): BroadcastChannel | undefined {
  if (channel === undefined && 'BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel('dogear');
    channel.addEventListener('message', ({ data }: MessageEvent<Topic>) => notifyListeners(data));
  }
  return channel;
}

/** Reports a change to all listeners, in this tab and in others. */
export function announce(topic: Topic, by?: unknown): void {
  openChannel()?.postMessage(topic);
  notifyListeners(topic, by);
}

/** Listens to all topics and returns the function that stops listening. Call it in effects only. */
export function onTopic(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
