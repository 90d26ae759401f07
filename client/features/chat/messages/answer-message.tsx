import { memo } from 'react';
import type { ChatMessage } from '../../../../domain/chat/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import type { ConversationStore } from '../conversation/conversation-store';
import { language, languageAttributes } from '../../../lib/language';
import { Notice } from '../../../ui/notices/notice';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/buttons/button';
import { Card } from '../cards/cards';
import { CopyAnswerButton } from './copy-answer-button';
import { usedToolWords, runningToolWords } from './answer-words';
import styles from './messages.module.css';

export interface AnswerMessageProps {
  readonly message: ChatMessage;
  /** Marks the newest answer, which can be asked for again. */
  readonly isLast: boolean;
  /** The page is connected, and no answer is being written. */
  readonly canRequest: boolean;
  readonly isSignedIn: boolean;
  readonly isRefused: boolean;
  readonly conversationId: string | null;
  readonly store: ConversationStore;
}

/** Answer: its text, found things as cards, and what was looked up for it. */
export const AnswerMessage = memo(function AnswerMessage({
  message,
  isLast,
  canRequest,
  isSignedIn,
  isRefused,
  conversationId,
  store,
}: AnswerMessageProps) {
  const { id, text, state, cards, fellBack } = message;
  const isOver = state !== 'writing';
  const toolWords = isOver ? usedToolWords(message) : '';
  const isBroken = state === 'failed' || state === 'stopped';
  const canCopy = text !== '' || cards.some(({ kind }) => kind !== 'hand-over' && kind !== 'proposal');
  // An answer with help has no button to ask again, because the next one would be the same.
  const canAsk = isLast && !isBroken && !cards.some(({ kind }) => kind === 'help');
  const requestAgain = () => store.requestAnswerAgain(language());
  return (
    <div className={styles['answer']}>
      <h2>
        <VisuallyHidden>{m.chat_assistant()}</VisuallyHidden>
      </h2>
      {text === '' ? null : (
        <div
          className={classes(styles['text'], !isOver && styles['writing'])}
          {...languageAttributes(message.language)}
        >
          {text.split(/\n{2,}/).map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
        </div>
      )}
      {isOver ? null : <p className={styles['state']}>{runningToolWords(message) ?? m.chat_writing()}</p>}
      {cards.map((card, at) => (
        <div key={at} className={styles['card']}>
          <Card
            card={card}
            reader={message.language}
            conversationId={conversationId}
            isSignedIn={isSignedIn}
            isRefused={isRefused}
            onDone={() => store.reportPress({ type: 'done', message: id, card: at })}
            onHandOver={(agreed, email) =>
              store.reportPress({
                type: 'hand-over',
                message: id,
                card: at,
                agreed,
                ...(email === undefined ? {} : { email }),
              })
            }
          />
        </div>
      ))}
      {isBroken ? (
        <div className={styles['broken']}>
          <Notice
            kind="plain"
            action={
              isLast ? (
                <Button kind="outline" size="small" disabled={!canRequest} onClick={requestAgain}>
                  {m.chat_again()}
                </Button>
              ) : null
            }
          >
            {state === 'failed' ? m.chat_failed() : m.chat_stopped()}
          </Notice>
        </div>
      ) : null}
      {isOver && (toolWords !== '' || fellBack || canCopy || canAsk) ? (
        <div className={styles['foot']}>
          {toolWords === '' ? null : <span>{toolWords}</span>}
          {fellBack ? <span>{m.chat_fell_back()}</span> : null}
          <span className={classes(styles['actions'], isLast && styles['shown'])}>
            {canCopy ? <CopyAnswerButton message={message} /> : null}
            {canAsk ? (
              <button type="button" disabled={!canRequest} onClick={requestAgain}>
                {m.chat_again()}
              </button>
            ) : null}
          </span>
        </div>
      ) : null}
    </div>
  );
});
