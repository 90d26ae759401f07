import type { ReactNode } from 'react';
import { formatList } from '../../../../domain/formats/format-lists';
import { isolateNames } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { bookPage } from '../../../lib/pages';
import { WishCorner } from '../../../forms/wish-corner';
import { Cover } from '../../../ui/books/cover';
import styles from './cards.module.css';

export interface CardBookProps {
  readonly book: {
    readonly isbn: string;
    readonly title: string;
    readonly authors: readonly string[];
    readonly cover: string;
    readonly language?: string;
  };
  /** "French · used, good". */
  readonly facts?: ReactNode;
  /** Figure at the end. */
  readonly amount?: ReactNode;
  /** Shows the corner, which adds a wish. */
  readonly hasWishCorner?: boolean;
  /** Buttons, and below all the result of a press. */
  readonly children?: ReactNode;
}

/** Book in an answer: cover, title, author, one line of facts, one figure. */
export function CardBook({ book, facts, amount, hasWishCorner = false, children }: CardBookProps) {
  const { isbn, title, authors, cover, language: written } = book;
  return (
    <li className={styles['book']}>
      <span className={styles['cover']}>
        <Cover src={cover} isbn={isbn} hasFold={hasWishCorner}>
          {hasWishCorner ? <WishCorner isbn={isbn} title={title} /> : null}
        </Cover>
      </span>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <PageLink {...bookPage(isbn, title)}>
            <bdi lang={written === '' ? undefined : written}>{title}</bdi>
          </PageLink>
        </h3>
        <p className="small">{formatList(isolateNames(authors.slice(0, 3)), language())}</p>
        {facts === undefined ? null : <div className={styles['facts']}>{facts}</div>}
      </div>
      {amount === undefined ? null : <b className={styles['amount']}>{amount}</b>}
      {children}
    </li>
  );
}
