import { useMarket } from '../../data/use-market';
import styles from './chat-screen.module.css';
import { openings } from './openings';

/** Example questions that start a conversation. */
export function OpeningsList({ onSend }: { readonly onSend: (words: string) => void }) {
  return (
    <ul className={styles['openings']}>
      {openings(useMarket()).map((words) => (
        <li key={words}>
          <button type="button" onClick={() => onSend(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
