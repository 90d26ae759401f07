import type { BasketTotals } from '../../../domain/basket/schemas';
import { inboundPostage } from '../../../domain/basket/postage';
import { formatMoney, formatNumber } from '../../../domain/format';
import { formatInstant } from '../../../domain/formats/format-dates';
import { holdPolicy } from '../../../domain/policy/hold';
import { parcelPolicy } from '../../../domain/policy/parcels';
import type { Market } from '../../../domain/market/market';
import { sum } from '../../../domain/money';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { countParams } from '../../lib/words/count-params';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import styles from './basket-screen.module.css';

/** Returns the summary of the list: "14 books, about 4.2 kg". The note below the sum has the number of parcels. */
export function summaryWords({ books, grams }: BasketTotals): string {
  return m.basket_summary({
    ...countParams(books),
    weight: m.basket_weight({ kilos: formatNumber(grams / 1000, language(), 1) }),
  });
}

const heldWords = (day: string) => m.basket_held_guest({ ...countParams(holdPolicy.accountDays), day });

const parcelWords = (parcels: number) =>
  m.basket_parcel_note({
    ...countParams(parcels),
    kilograms: formatNumber(parcelPolicy.maxGrams / 1000, language()),
  });

export interface BasketSummaryProps {
  readonly totals: BasketTotals;
  readonly market: Market;
  readonly isSignedIn: boolean;
  readonly taking: number;
}

/** Sum of the offers, what is missing to the minimum, the end of the hold, and the button to the checkout. */
export function BasketSummary({ totals, market, isSignedIn, taking }: BasketSummaryProps) {
  const { missing, minimum, heldUntil } = totals;
  const isEnough = missing.minor === 0 && totals.books > 0;
  const day = heldUntil === null ? null : formatInstant(heldUntil, language(), timeZoneOf(market), 'day');
  const postage = inboundPostage(market, totals.parcels);
  const together = formatMoney(sum([totals.total, postage], postage.currency), language());
  const words = taking > 0 ? m.basket_to_checkout_both() : m.basket_to_checkout({ amount: together });
  return (
    <aside className={styles['summary']}>
      <p className={styles['total']}>
        <span>{m.basket_total()}</span>
        <output className={styles['figure']}>{together}</output>
      </p>
      {postage.minor > 0 ? (
        <p className={styles['parts']}>
          {m.balance_postage_part({
            books: formatMoney(totals.total, language()),
            postage: formatMoney(postage, language()),
          })}
        </p>
      ) : null}
      {isEnough ? (
        <Notice kind="safe">{m.basket_minimum_reached({ minimum: formatMoney(minimum, language()) })}</Notice>
      ) : (
        <Notice kind="plain">
          {m.basket_missing({ missing: formatMoney(missing, language()), minimum: formatMoney(minimum, language()) })}
        </Notice>
      )}
      {isEnough ? (
        <PageLink
          to="/checkout"
          preload={false}
          className={buttonClass({ kind: taking > 0 ? 'ink' : 'give', size: 'big', isFull: true })}
        >
          <LabelInTwoLines words={words} />
        </PageLink>
      ) : (
        <Button kind="give" size="big" isFull disabled>
          <LabelInTwoLines words={words} />
        </Button>
      )}
      <div className={styles['notes']}>
        {day === null ? null : <p>{isSignedIn ? m.basket_held_note({ day }) : heldWords(day)}</p>}
        {totals.parcels > 0 ? <p>{parcelWords(totals.parcels)}</p> : null}
      </div>
    </aside>
  );
}

/** Words of a button. Where they need two lines, the second begins behind the dot. */
function LabelInTwoLines({ words }: { readonly words: string }) {
  const [verb = '', amount] = words.split(' · ');
  if (amount === undefined) return words;
  return (
    <span>
      <span className={styles['half']}>{verb} ·</span> <span className={styles['half']}>{amount}</span>
    </span>
  );
}
