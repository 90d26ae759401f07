import { useMarket } from '../../data/use-market';
import styles from './chat-screen.module.css';
import { suggestions } from './suggestions';

/** Example questions that start a conversation. */
export function SuggestionsList({ onSend }: { readonly onSend: (words: string) => void }) {
  return (
    <ul className={styles['suggestions']}>
      {suggestions(useMarket()).map((words) => (
        <li key={words}>
          <button type="button" onClick={() => onSend(words)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
