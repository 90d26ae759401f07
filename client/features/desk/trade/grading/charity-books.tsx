import { formatNumber } from '../../../../../domain/format';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { Button } from '../../../../ui/buttons/button';
import styles from './grading.module.css';

type Charity = NonNullable<DeskTrade['inbound']>['charity'];

export interface CharityBooksProps {
  readonly charity: Charity;
  readonly isBusy: boolean;
  /** Counts one more book, or one fewer. */
  readonly onCount: (by: 1 | -1) => void;
}

/** Books for charity that the customer announced, and how many the parcel has had so far. */
export function CharityBooks({ charity: { books, found }, isBusy, onCount }: CharityBooksProps) {
  if (books === 0) return null;
  return (
    <div className={styles['open']}>
      <h3>{m.desk_charity()}</h3>
      <p aria-live="polite">
        {m.desk_charity_found({ found: formatNumber(found, language()), all: formatNumber(books, language()) })}
      </p>
      <p className="small">{m.desk_charity_text()}</p>
      <div className={styles['others']}>
        <Button kind="outline" size="small" disabled={isBusy || found === books} onClick={() => onCount(1)}>
          {m.desk_charity_more()}
        </Button>
        <Button kind="quiet" size="small" disabled={isBusy || found === 0} onClick={() => onCount(-1)}>
          {m.desk_charity_fewer()}
        </Button>
      </div>
    </div>
  );
}

/** The scanned book that counts as one for charity. `onUnexpected`: called if it was not meant for charity. */
export function CharityBook({ isbn, onUnexpected }: { readonly isbn: string; readonly onUnexpected: () => void }) {
  return (
    <div className={styles['unexpected-book']}>
      <h3>{m.desk_charity_this()}</h3>
      <p>
        <span className="code">{isbn}</span>
      </p>
      <p className="small">{m.desk_charity_text()}</p>
      <div className={styles['others']}>
        <Button kind="outline" onClick={onUnexpected}>
          {m.desk_charity_not()} <kbd>Esc</kbd>
        </Button>
      </div>
    </div>
  );
}
