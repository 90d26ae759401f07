import { m } from '../../../../messages/compiled/messages.js';
import { unfinishedAnswer } from '../conversation/conversation-state';
import { Skeleton } from '../../../ui/notices/skeleton';
import { AnswerMessage } from './answer-message';
import { PersonMessage, UnsentMessage } from './person-message';
import type { ConversationHandle } from '../conversation/use-conversation';
import styles from './messages.module.css';

export interface MessageListProps extends Pick<ConversationHandle, 'store' | 'conversation'> {
  /** Called with the text of a withdrawn message. */
  readonly onWithdraw: (text: string) => void;
}

/** All messages. Screen readers get finished answers from the announcer, not each word. */
export function MessageList({ store, conversation, onWithdraw }: MessageListProps) {
  const { messages, unsent, isLoaded, connection, isSignedIn, problem, id } = conversation;
  if (!isLoaded) return <HistorySkeleton />;
  const isConnected = connection === 'open';
  const lastAnswer = messages.findLast(({ role }) => role === 'assistant')?.id;
  const canRequestAnswer = isConnected && unfinishedAnswer(conversation) === undefined;
  return (
    <section role="log" aria-live="off" aria-label={m.chat_talk()} tabIndex={-1}>
      <ol className={styles['list']}>
        {messages.map((message) => (
          <li key={message.id}>
            {message.role === 'person' ? (
              <PersonMessage message={message} />
            ) : (
              <AnswerMessage
                message={message}
                isLast={message.id === lastAnswer && unsent.length === 0}
                canRequest={canRequestAnswer}
                isSignedIn={isSignedIn}
                isRefused={problem !== null}
                conversationId={id}
                store={store}
              />
            )}
          </li>
        ))}
        {unsent.map((each) => (
          <li key={each.id}>
            <UnsentMessage
              unsent={each}
              isConnected={isConnected}
              onResend={(unsentMessage) => store.resend(unsentMessage)}
              onWithdraw={(unsentMessage) => onWithdraw(store.withdraw(unsentMessage))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Skeleton of the history. */
function HistorySkeleton() {
  return (
    <div className={styles['list']} aria-busy="true">
      <span className={styles['wait-end']}>
        <Skeleton width="52%" height={48} />
      </span>
      <Skeleton width="78%" height={28} />
      <Skeleton width="100%" height={110} />
      <span className={styles['wait-end']}>
        <Skeleton width="38%" height={48} />
      </span>
      <Skeleton width="64%" height={28} />
    </div>
  );
}
