import { useEffect, useRef } from 'react';
import type { Me } from '../../../domain/accounts/schemas';
import type { Quote } from '../../../domain/checkout/schemas';
import { checkoutForm } from '../../../domain/forms/checkout-form';
import type { Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { Button } from '../../ui/buttons/button';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { ActionForm } from '../../forms/action-form';
import { GuaranteeNote } from '../../forms/guarantee-note';
import type { FormResult } from '../../lib/form-result';
import { AddressFields } from './address/address-fields';
import { CheckoutSums } from './money/checkout-sums';
import { Arrival } from './arrival';
import styles from './checkout.module.css';
import { Consents } from './consents';
import { choicesIn, type Draft, type DraftField } from './draft';
import { hasTwoTotals } from './money/quote-figures';
import { PaymentChoice } from './money/payment-choice';
import { PayoutChoice } from './money/payout-choice';
import { OutcomeNotice } from './notices';
import { placeWords, resultSentence } from './result-words';
import { addressesFor, payoutFor, type SavedData } from './address/saved-for-checkout';
import { SettlementChoice } from './money/settlement-choice';
import { returnToCheckout, SignInCard } from './sign-in-card';
import { SmallPrint } from './small-print';
import { UpdateTotal } from './money/update-total';
import { usePlaceTrade } from './placing/use-place-trade';
import type { QuoteState } from './use-quote';
import { WorseChoice } from './money/worse-choice';

export interface CheckoutFormProps extends QuoteState {
  readonly draft: Draft;
  readonly setDraft: (change: (draft: Draft) => Draft) => void;
  readonly quote: Quote;
  readonly market: Market;
  readonly account: Me['account'];
  readonly saved: SavedData;
  readonly announce: () => void;
  /** Result of the form, if it was posted without script. */
  readonly posted: FormResult | undefined;
}

/** Form of the checkout: all fields, the sum, and the button that places the trade. */
export function CheckoutForm({
  draft,
  setDraft,
  quote,
  state,
  reloadQuote,
  market,
  account,
  saved,
  announce,
  posted,
}: CheckoutFormProps) {
  const isGuest = account === null;
  const needsAccount = isGuest && quote.basket.books > 0;
  const stored = payoutFor(saved, market);
  const { place, isBusy, wrong, markWrong, clearWrong, outcome } = usePlaceTrade({
    quote,
    reloadQuote,
    announce,
    posted,
  });
  const schema = checkoutForm({ quote, market, isGuest, hasStored: stored !== null, choices: choicesIn(draft) });
  const form = useRef<HTMLFormElement>(null);
  // A page that the Worker answered shows the marks at once.
  const isRefused = posted?.problem !== undefined;
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRefused]);
  const choose = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const type = (field: DraftField, value: string | boolean) => {
    choose({ [field]: value });
    clearWrong(field);
  };
  const direction = quote.basket.books === 0 ? 'take' : quote.cart.books === 0 ? 'give' : 'both';
  const isStopped = quote.problems.length > 0;
  const choices = { draft, quote, onChoose: choose };
  return (
    <ActionForm
      ref={form}
      verb="place-order"
      schema={schema}
      ignoresEnter
      className={styles['layout']}
      onSend={place}
      onWrong={markWrong}
    >
      <div className={styles['blocks']}>
        {needsAccount ? <SignInCard /> : null}
        <AddressFields
          draft={draft}
          wrong={wrong}
          market={market}
          isGuest={isGuest && !needsAccount}
          direction={direction}
          onType={type}
          addresses={addressesFor(saved, market)}
          onChoose={choose}
        />
        <SettlementChoice {...choices} />
        <PaymentChoice {...choices} isGuest={isGuest} />
        <PayoutChoice {...choices} wrong={wrong} market={market} stored={stored} onType={type} />
        <WorseChoice {...choices} />
      </div>
      <aside className={styles['sum']} aria-busy={state === 'asking' || undefined}>
        <CheckoutSums quote={quote} />
        <Arrival quote={quote} payment={draft.payment} market={market} />
        <UpdateTotal />
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
        {needsAccount ? null : <Consents draft={draft} quote={quote} wrong={wrong} market={market} onTick={type} />}
        {quote.cart.books > 0 ? <GuaranteeNote market={market} /> : null}
        <OutcomeNotice outcome={outcome} wrong={wrong} />
        <div className={styles['place']}>
          {/* Tells an order from an equal one of the same person later. */}
          <input type="hidden" name="lists" value={quote.cart.version} />
          {/* Of two totals, the one right above would not be the sum to pay. */}
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
              disabled={isStopped || state === 'failed'}
            >
              {placeWords(quote)}
            </Button>
          )}
        </div>
        <SmallPrint quote={quote} market={market} />
      </aside>
    </ActionForm>
  );
}
