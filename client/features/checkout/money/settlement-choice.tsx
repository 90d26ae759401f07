import type { Quote, Settlement } from '../../../../domain/checkout/schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import { SectionHead } from '../../../ui/text/section-head';
import styles from '../checkout.module.css';
import type { Draft } from '../draft';
import { figuresFor, type Figures } from './quote-figures';

export interface ChoiceProps {
  readonly draft: Draft;
  readonly quote: Quote;
  readonly onChoose: (part: Partial<Draft>) => void;
}

type Both = Exclude<Settlement, 'payout'>;
const words: Record<Both, { readonly label: () => string; readonly hint: () => string }> = {
  swap: { label: () => m.checkout_swap(), hint: () => m.checkout_swap_hint() },
  'pay-now': { label: () => m.checkout_pay_now(), hint: () => m.checkout_pay_now_hint() },
};

/** Returns each amount of a choice with its time. In a swap money is due after the check, store credit at once. */
function endWords(settlement: Both, { payNow, getLater, credit }: Figures): string[] {
  const pay = settlement === 'swap' ? m.checkout_end_pay_later : m.checkout_end_pay_now;
  const amounts = [
    { words: pay, amount: payNow },
    { words: m.checkout_end_credit_now, amount: credit },
    { words: m.checkout_end_get_later, amount: getLater },
  ].filter(({ amount }) => amount.minor > 0);
  if (amounts.length === 0) return [m.checkout_end_even()];
  return amounts.map(({ words: wordsOf, amount }) => wordsOf({ amount: formatMoney(amount, language()) }));
}

/**
 * Choice between a swap and paying now with a later payout, with the sums of each. Shown only if books go both ways.
 */
export function SettlementChoice({ draft, quote, onChoose }: ChoiceProps) {
  const open = quote.possible.settlements.filter((each): each is Both => each !== 'payout');
  if (open.length < 2) return null;
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.checkout_settlement()} />
      <Choices legend={m.checkout_settlement()} isLegendHidden>
        {open.map((settlement) => (
          <Choice
            key={settlement}
            name="settlement"
            className={styles['choice']}
            value={settlement}
            label={words[settlement].label()}
            hint={words[settlement].hint()}
            checked={draft.settlement === settlement}
            end={endWords(
              settlement,
              figuresFor(quote, {
                settlement,
                asCredit: draft.payout === 'store-credit',
                useStoreCredit: draft.useStoreCredit,
              }),
            ).map((line) => (
              <span key={line} className={styles['amount']}>
                {line}{' '}
              </span>
            ))}
            onChange={() => onChoose({ settlement })}
          />
        ))}
      </Choices>
    </section>
  );
}
