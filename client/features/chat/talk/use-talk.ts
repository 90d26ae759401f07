import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiProblem, read } from '../../../lib/api';
import { TalkStore } from './talk-store';
import type { TalkState } from './talk-state';
import { readDraft } from './stored-texts';
import { announce, onTopic } from '../../../data/cache/topics';
import { useApi } from '../../../lib/use-api';
import { useMarket } from '../../../data/use-market';
import { newTalk } from '../chat-search';

export interface TalkHandle {
  readonly store: TalkStore;
  readonly talk: TalkState;
  /** Number that changes with the shown conversation. */
  readonly turn: number;
  /** Shows another conversation, or (with null) a new one. */
  readonly show: (id: string | null) => void;
  /** Erases the conversation for good. Throws an ApiProblem. */
  readonly erase: () => Promise<void>;
}

/**
 * Returns the conversation of this page. It is connected while the page is shown. Another `id` is another conversation.
 */
export function useTalk(id: string | null): TalkHandle {
  const api = useApi();
  const router = useRouter();
  const openTalk = (talk: string | null, replace: boolean) =>
    router.navigate({
      to: '/chat-bot',
      search: { talk: talk ?? newTalk },
      replace,
      resetScroll: false,
    });
  const announceTalks = () => {
    announce('talks');
    void router.invalidate();
  };
  const createStore = (storeId: string | null) =>
    new TalkStore(
      {
        create: async () => (await read(api.chat.$post())).id,
        has: async (talkId) => (await read(api.chat.$get())).items.some((each) => each.id === talkId),
        // The market of this page, as `client/lib/api.ts` sends it with each call.
        address: (talkId) => {
          const market = document.documentElement.dataset['market'] ?? '';
          return `${location.origin.replace(/^http/, 'ws')}/api/chat/${encodeURIComponent(talkId)}?market=${market}`;
        },
        onCreated: (talkId) => {
          void openTalk(talkId, true);
          announceTalks();
        },
      },
      storeId,
    );
  const [shown, setShown] = useState(() => ({ id, store: createStore(id), turn: 0 }));
  // A conversation started here gets its address afterwards, and an erased one loses it.
  if (shown.id !== id) {
    const isSame = shown.store.view().id === id;
    setShown({ id, store: isSame ? shown.store : createStore(id), turn: isSame ? shown.turn : shown.turn + 1 });
  }
  const { store } = shown;
  const talk = useSyncExternalStore(store.listen, store.view, store.view);
  useEffect(() => store.start(), [store]);

  const { gone } = talk;
  const showNewTalk = useEffectEvent(() => {
    void openTalk(null, true);
    announceTalks();
  });
  useEffect(() => {
    if (gone) showNewTalk();
  }, [gone]);

  const showTalkOfOtherTab = useEffectEvent(() => {
    // If nothing was started or typed, the conversation that another tab has started is shown.
    if (talk.id !== null || (talk.unsent.length === 0 && readDraft(null) === '')) void router.invalidate();
  });
  const market = useMarket();
  const reconnect = useEffectEvent(() => store.reconnect());
  const firstMarket = useRef(market);
  useEffect(() => {
    if (firstMarket.current !== market) reconnect();
    firstMarket.current = market;
  }, [market]);
  const handleSessionChange = useEffectEvent(() => {
    store.reconnect();
    void router.invalidate();
  });
  useEffect(() => {
    return onTopic((topic) => {
      if (topic === 'talks') showTalkOfOtherTab();
      if (topic === 'session') handleSessionChange();
    });
  }, []);

  const erase = async () => {
    if (talk.id !== null) {
      await read(api.chat[':conversation'].$delete({ param: { conversation: talk.id } })).catch((error: unknown) => {
        // Another page or the shop has erased it already.
        if (!(error instanceof ApiProblem && error.status === 404)) throw error;
      });
    }
    store.forget();
    await openTalk(null, true);
    announceTalks();
  };
  return { store, talk, turn: shown.turn, show: (talkId) => void openTalk(talkId, false), erase };
}
