import { useSyncExternalStore } from 'react';

const key = 'dogear-faq-votes';
const listeners = new Set<() => void>();

function readText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function parseVotes(kept: string): ReadonlyMap<string, boolean> {
  try {
    const read: unknown = JSON.parse(kept);
    return new Map(
      typeof read === 'object' && read !== null
        ? Object.entries(read).filter((each): each is [string, boolean] => typeof each[1] === 'boolean')
        : [],
    );
  } catch {
    return new Map();
  }
}

/** Stores on this device that a question was voted on. */
export function storeVote(id: string, helped: boolean): void {
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...parseVotes(readText()), [id, helped]])));
  } catch {
    // Without storage the vote is kept until the page is left.
  }
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Returns the vote of this device. Undefined if there is none, and while the server renders. */
export function useStoredVote(id: string): boolean | undefined {
  return parseVotes(useSyncExternalStore(listen, readText, () => '')).get(id);
}
