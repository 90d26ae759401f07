import type { Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { GuaranteeNote } from '../../forms/guarantee-note';
import { PageLink } from '../../lib/page-link';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { Arrival } from './arrival';
import styles from './checkout.module.css';
import { Consents, type ConsentsProps } from './consents';
import type { Draft } from './draft';
import { CheckoutSums } from './money/checkout-sums';
import { hasTwoTotals } from './money/quote-figures';
import { UpdateTotalButton } from './money/update-total-button';
import { OutcomeNotice } from './notices';
import type { PlaceTrade } from './placing/use-place-trade';
import { placeWords, resultSentence } from './result-words';
import { returnToCheckout } from './sign-in-card';
import { SmallPrint } from './small-print';
import type { QuoteState } from './use-quote';

export interface CheckoutTotalProps extends QuoteState, Pick<PlaceTrade, 'faults' | 'outcome' | 'isBusy'> {
  readonly draft: Draft;
  readonly market: Market;
  /** The basket has books and no account is signed in. */
  readonly needsAccount: boolean;
  readonly onTick: ConsentsProps['onTick'];
}

/** Column beside the fields: the sums, the consents, and the button that places the trade. */
export function CheckoutTotal({
  draft,
  quote,
  state,
  reloadQuote,
  market,
  needsAccount,
  faults,
  outcome,
  isBusy,
  onTick,
}: CheckoutTotalProps) {
  return (
    <aside className={styles['sum']} aria-busy={state === 'asking' || undefined}>
      <CheckoutSums quote={quote} />
      <Arrival quote={quote} payment={draft.payment} market={market} />
      <UpdateTotalButton />
      {state === 'failed' ? (
        <Notice
          kind="waiting"
          isAnnounced
          action={
            <Button kind="outline" size="small" onClick={() => void reloadQuote()}>
              {m.checkout_quote_again()}
            </Button>
          }
        >
          {m.checkout_quote_failed()}
        </Notice>
      ) : null}
      {needsAccount ? null : <Consents draft={draft} quote={quote} faults={faults} market={market} onTick={onTick} />}
      {quote.cart.books > 0 ? <GuaranteeNote market={market} /> : null}
      <OutcomeNotice outcome={outcome} faults={faults} />
      <div className={styles['place']}>
        {/* The version of the cart tells this order from a later one with the same books. */}
        <input type="hidden" name="lists" value={quote.cart.version} />
        {/* With two totals, the last one above the button is not the sum to pay. */}
        {hasTwoTotals(quote) ? (
          <p>
            <b>{resultSentence(quote)}</b>
          </p>
        ) : null}
        {needsAccount ? (
          <PageLink
            to="/login"
            search={returnToCheckout()}
            preload={false}
            className={buttonClass({ size: 'big', isFull: true })}
          >
            {m.checkout_sign_in_place()}
          </PageLink>
        ) : (
          <Button
            size="big"
            isFull
            isBusy={isBusy || state === 'asking'}
            type="submit"
            name="quote"
            value={quote.quote}
            disabled={quote.problems.length > 0 || state === 'failed'}
          >
            {placeWords(quote)}
          </Button>
        )}
      </div>
      <SmallPrint quote={quote} market={market} />
    </aside>
  );
}
