import type { Quote } from '../../../domain/checkout/schemas';
import { isCardProvider } from '../../../domain/trades/money/card-providers';
import type { Market } from '../../../domain/market/market';
import { arrivalAfterPayment, arrivalBetween } from '../../lib/words/arrival-words';
import styles from './checkout.module.css';
import type { Draft } from './draft';

export interface ArrivalProps {
  readonly quote: Quote;
  readonly payment: Draft['payment'];
  readonly market: Market;
}

/** Arrival of the bought books: by days after a bank transfer, else by dates. A swap is sent after grading. */
export function Arrival({ quote: { cart, settlement, payNow }, payment, market }: ArrivalProps) {
  if (cart.delivery === null || cart.books === 0 || settlement !== 'pay-now') return null;
  const isPaidAtOnce = payNow.minor === 0 || isCardProvider(payment);
  return (
    <p className={styles['arrival']}>{isPaidAtOnce ? arrivalBetween(cart.delivery) : arrivalAfterPayment(market)}</p>
  );
}
