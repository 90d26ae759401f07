import { Fragment } from 'react';
import { ifWorseChoices } from '../../../../domain/checkout/choices';
import { formatMoney, formatPercent } from '../../../../domain/format';
import { gradingPolicy } from '../../../../domain/policy/grading';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import { SectionHead } from '../../../ui/text/section-head';
import { Select } from '../../../ui/fields/select';
import styles from '../checkout.module.css';
import { downToChoices, type IfWorse } from './if-worse';
import type { ChoiceProps } from './settlement-choice';
import { countParams } from '../../../lib/words/count-params';

const percent = (share: number) => formatPercent(share / 100, language());
const days = () => countParams(gradingPolicy.decisionDays);
const words: Record<IfWorse, { readonly label: (downTo: number) => string; readonly hint: () => string }> = {
  ask: { label: () => m.checkout_worse_ask(), hint: () => m.checkout_worse_ask_hint(days()) },
  accept: {
    label: (downTo) => m.checkout_worse_accept({ percent: percent(downTo) }),
    hint: () => m.checkout_worse_accept_hint(),
  },
  return: { label: () => m.checkout_worse_return(), hint: () => m.checkout_worse_return_hint() },
  recycle: { label: () => m.checkout_worse_recycle(), hint: () => m.checkout_worse_recycle_hint() },
};

/** Choice of what happens to a copy that is worse than described. */
export function WorseChoice({ draft, quote, onChoose }: ChoiceProps) {
  if (quote.basket.books === 0) return null;
  const hasReturnPostage = quote.returnPostage.minor > 0;
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.checkout_worse()} />
      <Choices legend={m.checkout_worse()} isLegendHidden>
        {ifWorseChoices.map((choice) => (
          <Fragment key={choice}>
            <Choice
              name="if-worse"
              value={choice}
              label={words[choice].label(draft.ifWorseDownTo)}
              hint={
                choice === 'return' && hasReturnPostage
                  ? m.checkout_return_postage_hint({ amount: formatMoney(quote.returnPostage, language()) })
                  : words[choice].hint()
              }
              checked={draft.ifWorse === choice}
              onChange={() => onChoose({ ifWorse: choice })}
            />
            {choice === 'accept' && draft.ifWorse === 'accept' ? (
              <div className={styles['inset']}>
                <Select
                  name="if-worse-down-to"
                  label={m.checkout_worse_down_to()}
                  value={String(draft.ifWorseDownTo)}
                  options={downToChoices.map((share) => ({ value: String(share), label: percent(share) }))}
                  onChange={(event) => onChoose({ ifWorseDownTo: Number(event.target.value) })}
                />
              </div>
            ) : null}
          </Fragment>
        ))}
      </Choices>
    </section>
  );
}
