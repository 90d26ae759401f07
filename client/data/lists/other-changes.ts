import { useEffect, useEffectEvent, useRef } from 'react';
import { announce, onTopic, type Topic } from '../cache/topics';

const listTopics: readonly Topic[] = ['basket', 'cart', 'lists', 'session'];

/**
 * Calls `reload` after each change of a list, of this page or in another tab. Returns how the caller reports changes of
 * its own, for which `reload` is not called.
 */
export function useOtherChanges(reload: () => void): () => void {
  const self = useRef(null);
  const onOther = useEffectEvent(reload);
  useEffect(
    () =>
      onTopic((topic, by) => {
        if (by !== self && listTopics.includes(topic)) onOther();
      }),
    [],
  );
  return () => announce('lists', self);
}
