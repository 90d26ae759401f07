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

function endWords({ payNow, getLater }: Figures): string {
  const pay = formatMoney(payNow, language());
  const get = formatMoney(getLater, language());
  if (payNow.minor > 0 && getLater.minor > 0) return m.checkout_end_pay_get({ pay, get });
  if (payNow.minor > 0) return m.checkout_end_pay({ amount: pay });
  return getLater.minor > 0 ? m.checkout_end_get({ amount: get }) : m.checkout_end_even();
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
              figuresFor(quote, {
                settlement,
                asCredit: draft.payout === 'store-credit',
                useStoreCredit: draft.useStoreCredit,
              }),
            )}
            onChange={() => onChoose({ settlement })}
          />
        ))}
      </Choices>
    </section>
  );
}
