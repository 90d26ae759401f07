import type { Quote } from '../../../../domain/checkout/schemas';
import { formatMoney, formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { copyWords } from '../../../lib/words/copy-words';
import { joinFacts } from '../../../lib/words/join-words';
import styles from './ordered-books.module.css';

/**
 * Books that the order buys, each with condition, copies and price. The law wants the goods and the total shown
 * directly before the order is placed, on the same page.
 * @see directive 2011/83/EU, article 8(2); § 312j(2) BGB; 特定商取引法 article 12-6
 */
export function OrderedBooks({ cart }: Pick<Quote, 'cart'>) {
  const lines = cart.lines.filter(({ available }) => available > 0);
  if (lines.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls (axe)
    <ul className={styles['books']} aria-label={m.balance_you_take()} tabIndex={0}>
      {lines.map(({ book, grade, quantity, total }) => (
        <li key={`${book.isbn} ${grade}`}>
          <span>
            <bdi lang={book.language === '' ? undefined : book.language}>{book.title}</bdi>
            <small>
              {joinFacts([copyWords(grade), ...(quantity > 1 ? [`${formatNumber(quantity, language())} ×`] : [])])}
            </small>
          </span>
          <span className="num">{formatMoney(total, language())}</span>
        </li>
      ))}
    </ul>
  );
}
