import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './book-card.module.css';

export interface BookCardProps {
  /** A `Cover`, usually inside the link to the book, with a `Corner`. */
  readonly cover: ReactNode;
  /** The link to the book; two lines, then an ellipsis. */
  readonly title: ReactNode;
  readonly by: ReactNode;
  /** A `Price` or "sold out". */
  readonly price: ReactNode;
  /** A button below the price. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Book of a `Shelf`, as a list item: cover, title, author, and the price at the foot. */
export function BookCard({ cover, title, by, price, action, className }: BookCardProps) {
  return (
    <li className={classes(styles['card'], className)}>
      {cover}
      <h3 className={styles['title']} dir="auto">
        {title}
      </h3>
      <p className={styles['by']} dir="auto">
        {by}
      </p>
      <p className={styles['price']}>{price}</p>
      {action}
    </li>
  );
}
