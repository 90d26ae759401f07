import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Me } from '../../../domain/accounts/schemas';
import type { Quote } from '../../../domain/checkout/schemas';
import { formatMoney } from '../../../domain/format';
import type { Market } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { useOtherChanges } from '../../data/lists/other-changes';
import { useFormResult } from '../../lib/form-result';
import { PageLink } from '../../lib/page-link';
import { useOnline } from '../../lib/use-online';
import { buttonClass } from '../../ui/buttons/button-class';
import { Notice } from '../../ui/notices/notice';
import { CheckoutForm } from './checkout-form';
import styles from './checkout.module.css';
import { firstDraft, quoteInput, type Draft } from './draft';
import { postedDraft } from './posted-draft';
import { storeDraft, readStoredDraft } from './stored-draft';
import { removeOldPlacedTrade } from './placing/stored-placed-trade';
import { ChangedCartLines, changedCartLines } from './books/changed-cart-lines';
import { NothingToTrade } from './nothing-to-trade';
import { OrderStrip } from './books/order-strip';
import { QuoteProblems } from './notices';
import { resultSentence } from './result-words';
import { noSavedData, type SavedData } from './address/saved-for-checkout';
import { BasketSide, CartSide } from './books/checkout-sides';
import { useQuote } from './use-quote';

/** Content of the full-size balance, which the shell draws. */
export interface CheckoutBalance {
  readonly view: {
    readonly share: number;
    readonly sentence: string;
    readonly give: { readonly amount: string };
    readonly take: { readonly amount: string };
  };
  readonly give: ReactNode;
  readonly take: ReactNode;
}

export interface CheckoutScreenProps {
  readonly quote: Quote;
  readonly me: Me;
  readonly market: Market;
  /** Stored data of the account. Nothing for guests. */
  readonly saved?: SavedData;
  readonly Balance: ComponentType<CheckoutBalance>;
}

/** Page of the checkout of basket, cart or both. */
export function CheckoutScreen({ quote: loaded, me, market, saved = noSavedData, Balance }: CheckoutScreenProps) {
  const posted = useFormResult('place-order');
  const [typed, setDraft] = useState(() => {
    const first = firstDraft(loaded, me.account, saved, market);
    return posted === undefined ? first : postedDraft(posted.values, first);
  });
  const { quote, state, reloadQuote } = useQuote(loaded, (now) =>
    quoteInput(withPossibleChoices(typed, now, me.account)),
  );
  const draft = withPossibleChoices(typed, quote, me.account);
  const isOnline = useOnline();
  const hadChoice = quote.possible.settlements.length > 1;
  const isRestored = useRef(false);
  const announce = useOtherChanges(() => void reloadQuote());
  useEffect(() => {
    // The values of a posted form are newer than the stored ones.
    // oxlint-disable-next-line react/set-state-in-effect -- stored values can be read only after hydration
    if (posted === undefined) setDraft(readStoredDraft());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the page's first draft is replaced
  }, []);
  useEffect(() => {
    // The first run happens before the stored values are in the fields.
    if (isRestored.current) storeDraft(typed, hadChoice);
    isRestored.current = true;
  }, [typed, hadChoice]);
  const changedLines = changedCartLines(quote.cart.lines);
  const hasBooks = quote.basket.books > 0 || quote.cart.books > 0;
  const isEmpty = !hasBooks && changedLines.length === 0;
  useEffect(() => {
    if (!isEmpty) removeOldPlacedTrade(quote);
  }, [isEmpty, quote]);
  if (isEmpty) return <NothingToTrade />;
  const isBoth = quote.basket.books > 0 && quote.cart.books > 0;
  return (
    <div className="page">
      <header className={styles['head']}>
        <h1>{m.checkout_title()}</h1>
        {hasBooks && !isBoth ? <OrderStrip quote={quote} market={market} /> : null}
      </header>
      {isBoth ? (
        <Balance
          view={balanceView(quote)}
          give={<BasketSide quote={quote} market={market} />}
          take={<CartSide quote={quote} market={market} />}
        />
      ) : null}
      {isOnline ? null : (
        <Notice kind="waiting" isAnnounced>
          {m.checkout_offline()}
        </Notice>
      )}
      <ChangedCartLines lines={changedLines} />
      <QuoteProblems quote={quote} hasChangedLines={changedLines.length > 0} />
      {hasBooks ? (
        <CheckoutForm
          draft={draft}
          setDraft={setDraft}
          quote={quote}
          state={state}
          reloadQuote={reloadQuote}
          market={market}
          account={me.account}
          saved={saved}
          announce={announce}
          posted={posted}
        />
      ) : (
        <p className={styles['elsewhere']}>
          <PageLink to="/search" className={buttonClass({ kind: 'take' })}>
            {m.checkout_empty_take()}
          </PageLink>
        </p>
      )}
    </div>
  );
}

/** Returns the draft with possible choices: one that the person or the lists no longer have becomes the first one. */
function withPossibleChoices(draft: Draft, { possible, settlement }: Quote, account: Me['account']): Draft {
  const { settlements, payments, payouts } = possible;
  const choosePossible = <Choice,>(offered: readonly Choice[], chosen: Choice) =>
    offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
  return {
    ...draft,
    name: draft.name === '' && account !== null ? account.name : draft.name,
    settlement: settlements.length === 0 ? settlement : choosePossible(settlements, draft.settlement),
    payment: choosePossible(payments, draft.payment),
    payout: choosePossible(payouts, draft.payout),
  };
}

/** Returns the amounts of the balance. Both sides include their postage, so that they add up to the result. */
function balanceView(quote: Quote): CheckoutBalance['view'] {
  const toUs = quote.rows.find((row) => row.code === 'postage-to-us')?.amount.minor ?? 0;
  const give = money(quote.basket.total.minor + toUs, quote.basket.total.currency);
  const take = quote.cart.total;
  const weight = give.minor + take.minor;
  return {
    share: weight === 0 ? 0.5 : give.minor / weight,
    sentence: resultSentence(quote),
    give: { amount: formatMoney(give, language()) },
    take: { amount: formatMoney(take, language()) },
  };
}
