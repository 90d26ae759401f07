import { memo } from 'react';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { Unsent } from '../conversation/conversation-state';
import { problemWords } from '../../../lib/words/problem-words';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { classes } from '../../../ui/classes';
import styles from './messages.module.css';

/** Message of the person: a leaf with a folded corner. */
export const PersonMessage = memo(function PersonMessage({ message }: { readonly message: ChatMessage }) {
  return <MessageText text={message.text} />;
});

function MessageText({ text, isPale = false }: { readonly text: string; readonly isPale?: boolean }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{m.chat_you_said()}</VisuallyHidden>
      </h2>
      <p className={classes(styles['person'], isPale && styles['pale'])} dir="auto">
        {text}
      </p>
    </>
  );
}

export interface UnsentMessageProps {
  readonly unsent: Unsent;
  readonly isConnected: boolean;
  readonly onResend: (id: string) => void;
  readonly onWithdraw: (id: string) => void;
}

/** Message without confirmation: being sent, waiting for the connection, or refused with the reason. */
export function UnsentMessage({
  unsent: { id, text, problem },
  isConnected,
  onResend,
  onWithdraw,
}: UnsentMessageProps) {
  return (
    <>
      <MessageText text={text} isPale />
      {problem === null ? (
        <p className={styles['state']}>{isConnected ? m.chat_sending() : m.chat_waiting()}</p>
      ) : (
        <div className={styles['state']} role="alert">
          <p>{m.chat_not_sent({ reason: problemWords(problem) })}</p>
          <p className={styles['actions']}>
            <button type="button" onClick={() => onResend(id)}>
              {m.chat_send_again()}
            </button>
            <button type="button" onClick={() => onWithdraw(id)}>
              {m.chat_take_back()}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
