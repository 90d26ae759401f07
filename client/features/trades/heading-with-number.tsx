import type { ReactNode } from 'react';
import { wordsAround } from '../../lib/words/words-around';
import styles from './trade/trade.module.css';

/** Returns a heading with a trade's number, which does not break at its hyphen. */
export function headingWithNumber(words: (facts: { number: string }) => string, number: string): ReactNode {
  return wordsAround((mark) => words({ number: mark }), <span className={styles['whole']}>{number}</span>);
}
