import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiProblem, read, type ApiClient } from '../../../lib/api';
import { ConversationStore, type ConversationCalls } from './conversation-store';
import type { ConversationState } from './conversation-state';
import { readDraft } from './stored-texts';
import { announce, onTopic } from '../../../data/cache/topics';
import { useApi } from '../../../lib/use-api';
import { useMarket } from '../../../data/use-market';
import { newConversation } from '../chat-search';

export interface ConversationHandle {
  readonly store: ConversationStore;
  readonly conversation: ConversationState;
  /** Number of conversations shown before this one. A new number means another conversation. */
  readonly showCount: number;
  /** Shows another conversation, or (with null) a new one. */
  readonly show: (id: string | null) => void;
  /** Erases the conversation for good. Throws an ApiProblem. */
  readonly erase: () => Promise<void>;
}

/** Returns the calls of a conversation to the shop. `onCreated` is called with the id of a new conversation. */
const conversationCalls = (api: ApiClient, onCreated: (id: string) => void): ConversationCalls => ({
  create: async () => (await read(api.chat.$post())).id,
  has: async (id) => (await read(api.chat.$get())).items.some((each) => each.id === id),
  // The market of this page, as `client/lib/api.ts` sends it with each call.
  address: (id) => {
    const origin = location.origin.replace(/^http/, 'ws');
    const market = document.documentElement.dataset['market'] ?? '';
    return `${origin}/api/chat/${encodeURIComponent(id)}?market=${market}`;
  },
  onCreated,
});

/** Erases a conversation at the shop. Another page or the shop may have erased it already. */
async function eraseConversation(api: ApiClient, conversation: string): Promise<void> {
  try {
    await read(api.chat[':conversation'].$delete({ param: { conversation } }));
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
  }
}

/** Connects again when the person has chosen another market. */
function useReconnectOfMarket(store: ConversationStore): void {
  const market = useMarket();
  const reconnect = useEffectEvent(() => store.reconnect());
  const firstMarket = useRef(market);
  useEffect(() => {
    if (firstMarket.current !== market) reconnect();
    firstMarket.current = market;
  }, [market]);
}

/**
 * Returns the conversation of this page. It is connected while the page is shown. Another `id` is another conversation.
 */
export function useConversation(id: string | null): ConversationHandle {
  const api = useApi();
  const router = useRouter();
  const openConversation = (conversationId: string | null, replace: boolean) =>
    router.navigate({
      to: '/chat-bot',
      search: { talk: conversationId ?? newConversation },
      replace,
      resetScroll: false,
    });
  const announceConversations = () => {
    announce('conversations');
    void router.invalidate();
  };
  const createStore = (storeId: string | null) =>
    new ConversationStore(
      conversationCalls(api, (conversationId) => {
        void openConversation(conversationId, true);
        announceConversations();
      }),
      storeId,
    );
  const [shown, setShown] = useState(() => ({ id, store: createStore(id), showCount: 0 }));
  // A conversation started here gets its address afterwards, and an erased one loses it.
  if (shown.id !== id) {
    const isSame = shown.store.view().id === id;
    setShown({
      id,
      store: isSame ? shown.store : createStore(id),
      showCount: isSame ? shown.showCount : shown.showCount + 1,
    });
  }
  const { store } = shown;
  const conversation = useSyncExternalStore(store.listen, store.view, store.view);
  useEffect(() => store.start(), [store]);

  const { isGone } = conversation;
  const showNewConversation = useEffectEvent(() => {
    void openConversation(null, true);
    announceConversations();
  });
  useEffect(() => {
    if (isGone) showNewConversation();
  }, [isGone]);

  const showConversationOfOtherTab = useEffectEvent(() => {
    // If nothing was started or typed, the conversation that another tab has started is shown.
    if (conversation.id !== null || (conversation.unsent.length === 0 && readDraft(null) === ''))
      void router.invalidate();
  });
  useReconnectOfMarket(store);
  const handleSessionChange = useEffectEvent(() => {
    store.reconnect();
    void router.invalidate();
  });
  useEffect(() => {
    return onTopic((topic) => {
      if (topic === 'conversations') showConversationOfOtherTab();
      if (topic === 'session') handleSessionChange();
    });
  }, []);

  const erase = async () => {
    if (conversation.id !== null) await eraseConversation(api, conversation.id);
    store.forget();
    await openConversation(null, true);
    announceConversations();
  };
  return {
    store,
    conversation,
    showCount: shown.showCount,
    show: (conversationId) => void openConversation(conversationId, false),
    erase,
  };
}
