import { useEffect, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { unfinishedAnswer, type Link, type ConversationState } from '../conversation/conversation-state';
import { problemWords } from '../../../lib/words/problem-words';
import { ChatIcon } from './chat-icon';
import styles from './composer.module.css';

/** Line above the field: the state of the connection, an answer being written with a button to stop it, problems. */
export function LinkLine({
  conversation,
  onStop,
}: {
  readonly conversation: ConversationState;
  readonly onStop: () => void;
}) {
  const { link, gone, problem } = conversation;
  const isRestored = useHasReconnected(link);
  const words =
    (gone ? m.chat_gone() : connectionWords(link)) ??
    (problem === null ? null : problemWords(problem)) ??
    (isRestored ? m.chat_back() : null);
  const isWriting = link === 'open' && unfinishedAnswer(conversation) !== undefined;
  return (
    <div className={styles['above']}>
      <output className={styles['link']} data-amber={link === 'offline' || link === 'reconnecting' || undefined}>
        {words}
      </output>
      {isWriting ? (
        <button type="button" className={styles['stop']} onClick={onStop}>
          <ChatIcon name="stop" />
          {m.chat_stop()}
        </button>
      ) : null}
    </div>
  );
}

function connectionWords(link: Link): string | null {
  if (link === 'connecting') return m.chat_connecting();
  if (link === 'reconnecting') return m.chat_reconnecting();
  return link === 'offline' ? m.chat_offline() : null;
}

/** Returns whether the connection was restored a moment ago. */
function useHasReconnected(link: Link): boolean {
  const [state, setState] = useState({ link, lost: false, back: false });
  if (state.link !== link) {
    const lost = link === 'open' ? false : state.lost || link === 'reconnecting' || link === 'offline';
    setState({ link, lost, back: link === 'open' && state.lost });
  }
  useEffect(() => {
    if (!state.back) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, back: false })), 4_000);
    return () => clearTimeout(timer);
  }, [state.back]);
  return state.back;
}
