import { useEffect, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { unfinishedAnswer, type Connection, type ConversationState } from '../conversation/conversation-state';
import { problemWords } from '../../../lib/words/problem-words';
import { ChatIcon } from './chat-icon';
import styles from './composer.module.css';

/** Line above the field: the state of the connection, an answer being written with a button to stop it, problems. */
export function ConnectionLine({
  conversation,
  onStop,
}: {
  readonly conversation: ConversationState;
  readonly onStop: () => void;
}) {
  const { connection, isGone, problem } = conversation;
  const isRestored = useHasReconnected(connection);
  const words =
    (isGone ? m.chat_gone() : connectionWords(connection)) ??
    (problem === null ? null : problemWords(problem)) ??
    (isRestored ? m.chat_back() : null);
  const isWriting = connection === 'open' && unfinishedAnswer(conversation) !== undefined;
  return (
    <div className={styles['above']}>
      <output
        className={styles['link']}
        data-amber={connection === 'offline' || connection === 'reconnecting' || undefined}
      >
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

function connectionWords(connection: Connection): string | null {
  if (connection === 'connecting') return m.chat_connecting();
  if (connection === 'reconnecting') return m.chat_reconnecting();
  return connection === 'offline' ? m.chat_offline() : null;
}

/** Time for which the line says that the connection was restored. */
const restoredMs = 4_000;

/** Returns whether the connection was restored a moment ago. */
function useHasReconnected(connection: Connection): boolean {
  const [state, setState] = useState({ connection, wasLost: false, isBack: false });
  if (state.connection !== connection) {
    const wasLost =
      connection === 'open' ? false : state.wasLost || connection === 'reconnecting' || connection === 'offline';
    setState({ connection, wasLost, isBack: connection === 'open' && state.wasLost });
  }
  useEffect(() => {
    if (!state.isBack) return undefined;
    const timer = setTimeout(() => setState((now) => ({ ...now, isBack: false })), restoredMs);
    return () => clearTimeout(timer);
  }, [state.isBack]);
  return state.isBack;
}
