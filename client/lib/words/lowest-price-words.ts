import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { wordsAround } from './words-around';

/** Returns the words around the lowest price of a book: "used from €3.50". */
export function lowestPriceWords(isUsed: boolean): (figure: ReactNode) => ReactNode {
  const words = (amount: string) => (isUsed ? m.shell_used_from({ amount }) : m.shell_new_from({ amount }));
  return (figure) => wordsAround(words, figure);
}
