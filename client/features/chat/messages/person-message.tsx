import { memo } from 'react';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { Unsent } from '../talk/talk-state';
import { problemWords } from '../../../lib/words/problem-words';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { classes } from '../../../ui/classes';
import styles from './messages.module.css';

/** Message of the person: a leaf with a folded corner. */
export const PersonMessage = memo(function PersonMessage({ message }: { readonly message: ChatMessage }) {
  return <Said text={message.text} />;
});

function Said({ text, pale = false }: { readonly text: string; readonly pale?: boolean }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{m.chat_you_said()}</VisuallyHidden>
      </h2>
      <p className={classes(styles['person'], pale && styles['pale'])} dir="auto">
        {text}
      </p>
    </>
  );
}

export interface UnsentMessageProps {
  readonly unsent: Unsent;
  readonly connected: boolean;
  readonly onSayAgain: (id: string) => void;
  readonly onTakeBack: (id: string) => void;
}

/** Message without confirmation: being sent, waiting for the connection, or refused with the reason. */
export function UnsentMessage({
  unsent: { id, text, problem },
  connected,
  onSayAgain,
  onTakeBack,
}: UnsentMessageProps) {
  return (
    <>
      <Said text={text} pale />
      {problem === null ? (
        <p className={styles['state']}>{connected ? m.chat_sending() : m.chat_waiting()}</p>
      ) : (
        <div className={styles['state']} role="alert">
          <p>{m.chat_not_sent({ reason: problemWords(problem) })}</p>
          <p className={styles['acts']}>
            <button type="button" onClick={() => onSayAgain(id)}>
              {m.chat_send_again()}
            </button>
            <button type="button" onClick={() => onTakeBack(id)}>
              {m.chat_take_back()}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
