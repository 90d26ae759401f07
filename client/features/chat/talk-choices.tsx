import type { Conversation } from '../../../domain/chat/schemas';
import { formatInstant, formatNumber } from '../../../domain/format';
import { chatPolicy } from '../../../domain/policy';
import { timeZoneOf } from '../../../domain/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { useMarket } from '../../lib/use-market';
import { newTalk } from './chat-search';
import styles from './chat-screen.module.css';

export interface TalkChoicesProps {
  readonly talks: readonly Conversation[];
  /** The one shown; null: a new one. */
  readonly shown: string | null;
  readonly onDelete: () => void;
  /** A link was followed. */
  readonly onChoose?: () => void;
}

/** A new conversation, this one's end, the earlier ones, how long they are kept. */
export function TalkChoices({ talks, shown, onDelete, onChoose }: TalkChoicesProps) {
  const timeZone = timeZoneOf(useMarket());
  const earlier = talks.filter(({ id }) => id !== shown);
  const days = { count: chatPolicy.days, shown: formatNumber(chatPolicy.days, language()) };
  return (
    <>
      {shown === null ? null : (
        <>
          <PageLink to="/chat-bot" search={{ talk: newTalk }} ahead={false} className={styles['choice']} onClick={onChoose}>{m.chat_new()}</PageLink>
          <button type="button" className={styles['choice']} data-mute="" onClick={onDelete}>{m.chat_delete()}</button>
        </>
      )}
      {earlier.length === 0 ? null : (
        <nav aria-label={m.chat_earlier()} className={styles['earlier']}>
          <h2>{m.chat_earlier()}</h2>
          <ul>
            {earlier.map(({ id, lastAt }) => (
              <li key={id}><PageLink to="/chat-bot" search={{ talk: id }} ahead={false} className={styles['choice']} onClick={onChoose}>{formatInstant(lastAt, language(), timeZone)}</PageLink></li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles['kept']}>{m.chat_kept(days)}</p>
    </>
  );
}
