import { useEffect, useRef } from 'react';
import type { Me } from '../../../domain/accounts/schemas';
import type { Quote } from '../../../domain/checkout/schemas';
import { checkoutForm } from '../../../domain/forms/checkout-form';
import type { Market } from '../../../domain/market/market';
import { ActionForm } from '../../forms/action-form';
import type { FormResult } from '../../lib/form-result';
import { AddressFields, type AddressFieldsProps } from './address/address-fields';
import styles from './checkout.module.css';
import { CheckoutTotal } from './checkout-total';
import { choicesIn, type Draft, type DraftField } from './draft';
import { PaymentChoice } from './money/payment-choice';
import { PayoutChoice } from './money/payout-choice';
import { addressesFor, payoutFor, type SavedData } from './address/saved-for-checkout';
import { SettlementChoice } from './money/settlement-choice';
import { SignInCard } from './sign-in-card';
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

/** Returns whether the order sells books, buys books, or does both. */
function directionOf({ basket, cart }: Quote): AddressFieldsProps['direction'] {
  if (basket.books === 0) return 'take';
  return cart.books === 0 ? 'give' : 'both';
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
  const storedAccount = payoutFor(saved, market);
  const { place, isBusy, faults, markFaults, clearFault, outcome } = usePlaceTrade({
    quote,
    reloadQuote,
    announce,
    posted,
  });
  const schema = checkoutForm({ quote, market, isGuest, hasStored: storedAccount !== null, choices: choicesIn(draft) });
  const form = useRef<HTMLFormElement>(null);
  // A page that the Worker answered shows the marks at once.
  const isRefused = posted?.problem !== undefined;
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRefused]);
  const choose = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const type = (field: DraftField, value: string | boolean) => {
    choose({ [field]: value });
    clearFault(field);
  };
  const choices = { draft, quote, onChoose: choose };
  return (
    <ActionForm
      ref={form}
      verb="place-order"
      schema={schema}
      ignoresEnter
      className={styles['layout']}
      onSend={place}
      onFaults={markFaults}
    >
      <div className={styles['blocks']}>
        {needsAccount ? <SignInCard /> : null}
        <AddressFields
          draft={draft}
          faults={faults}
          market={market}
          isGuest={isGuest && !needsAccount}
          direction={directionOf(quote)}
          onType={type}
          addresses={addressesFor(saved, market)}
          onChoose={choose}
        />
        <SettlementChoice {...choices} />
        <PaymentChoice {...choices} isGuest={isGuest} />
        <PayoutChoice {...choices} faults={faults} market={market} storedAccount={storedAccount} onType={type} />
        <WorseChoice {...choices} />
      </div>
      <CheckoutTotal
        draft={draft}
        quote={quote}
        state={state}
        reloadQuote={reloadQuote}
        market={market}
        needsAccount={needsAccount}
        faults={faults}
        outcome={outcome}
        isBusy={isBusy}
        onTick={type}
      />
    </ActionForm>
  );
}
