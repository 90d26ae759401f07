import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readDraft } from './conversation/stored-texts';
import type { ConversationStore } from './conversation/conversation-store';
import { type ComposerHandle } from './composer/composer';

/**
 * Fills the field with earlier text: stored before a reload, from the address, or sent to a conversation that was
 * erased.
 */
export function useDraft(
  composer: RefObject<ComposerHandle | null>,
  store: ConversationStore,
  isGone: boolean,
  q: string | undefined,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    composer.current?.put(readDraft(store.view().id));
  }, [composer, store]);
  useEffect(() => {
    if (isGone) composer.current?.add(readDraft(null));
  }, [composer, isGone]);
  const putOnce = useEffectEvent((words: string) => {
    composer.current?.add(words);
    // A reload must not fill the field again.
    void navigate({
      from: '/chat-bot',
      to: '.',
      search: ({ talk }) => (talk === undefined ? {} : { talk }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (q !== undefined) putOnce(q);
  }, [q]);
}
