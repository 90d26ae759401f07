import { formatMoney, formatPercent } from '../../../../domain/format';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { hasBookPriceRule } from '../../../../domain/law/book-prices';
import type { Market } from '../../../../domain/market/market';
import { creditPolicy } from '../../../../domain/policy/credit';
import { gradingPolicy } from '../../../../domain/policy/grading';
import type { FieldFaults } from '../../../../domain/forms/form-schema';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { Choice } from '../../../ui/fields/choice';
import { Choices } from '../../../ui/fields/choices';
import { Field } from '../../../ui/fields/field';
import { SectionHead } from '../../../ui/text/section-head';
import styles from '../checkout.module.css';
import { paysToStoredAccount } from '../draft';
import { fieldError } from '../field-words';
import { figuresFor } from './quote-figures';
import type { ChoiceProps } from './settlement-choice';
import { countParams } from '../../../lib/words/count-params';

export interface PayoutChoiceProps extends ChoiceProps {
  readonly faults: FieldFaults;
  readonly market: Market;
  /** Stored bank account, masked. */
  readonly storedAccount: AccountSettings['payoutDetails'];
  readonly onType: (field: 'iban', value: string) => void;
}

/** Choice of payout: to a bank account, or as store credit with the bonus. */
export function PayoutChoice({ draft, quote, faults, market, storedAccount, onChoose, onType }: PayoutChoiceProps) {
  const { possible, getLater, settlement } = quote;
  if (getLater.minor === 0 || possible.payouts.length === 0) return null;
  const amount = (asCredit: boolean) =>
    formatMoney(figuresFor(quote, { settlement, asCredit, useStoreCredit: draft.useStoreCredit }).getLater, language());
  const title = settlement === 'swap' ? m.checkout_payout() : m.checkout_payout_books();
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={title} />
      <Choices legend={title} isLegendHidden>
        {possible.payouts.includes('bank') ? (
          <Choice
            name="payout"
            value="bank"
            tone="give"
            label={m.checkout_bank()}
            hint={m.checkout_bank_hint(countParams(gradingPolicy.payoutWorkingDays))}
            checked={draft.payout === 'bank'}
            end={amount(false)}
            onChange={() => onChoose({ payout: 'bank' })}
          />
        ) : null}
        {possible.payouts.includes('bank') && draft.payout === 'bank' ? (
          <div className={styles['inset']}>
            {storedAccount !== null && paysToStoredAccount(draft, true) && faults.iban === undefined ? (
              <p className={styles['stored']}>
                <span>
                  <bdi>{storedAccount.holder}</bdi> <span className="code">{storedAccount.iban}</span>
                </span>
                <Button kind="quiet" size="small" onClick={() => onChoose({ usesStoredAccount: false })}>
                  {m.checkout_another_account()}
                </Button>
              </p>
            ) : (
              <>
                <IbanField draft={draft} faults={faults} market={market} onChoose={onChoose} onType={onType} />
                {storedAccount === null ? null : (
                  <Button
                    kind="quiet"
                    size="small"
                    onClick={() => {
                      onType('iban', '');
                      onChoose({ usesStoredAccount: true });
                    }}
                  >
                    {m.checkout_stored_account({ iban: storedAccount.iban })}
                  </Button>
                )}
              </>
            )}
          </div>
        ) : null}
        {possible.payouts.includes('store-credit') ? (
          <Choice
            name="payout"
            value="store-credit"
            tone="give"
            label={m.checkout_credit({ percent: formatPercent(creditPolicy.bonus / 100, language()) })}
            hint={hasBookPriceRule(market) ? m.checkout_credit_bonus_hint() : m.checkout_credit_hint()}
            checked={draft.payout === 'store-credit'}
            end={amount(true)}
            onChange={() => onChoose({ payout: 'store-credit' })}
          />
        ) : null}
      </Choices>
    </section>
  );
}

/** Field for an IBAN. Typed text replaces the stored account. */
function IbanField({
  draft,
  faults,
  market,
  onChoose,
  onType,
}: Pick<PayoutChoiceProps, 'draft' | 'faults' | 'market' | 'onChoose' | 'onType'>) {
  return (
    <Field
      name="iban"
      label={m.checkout_iban()}
      hint={m.checkout_iban_hint()}
      error={fieldError('iban', faults, market)}
      value={draft.iban}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={48}
      onChange={(event) => {
        onChoose({ usesStoredAccount: false });
        onType('iban', event.target.value);
      }}
    />
  );
}
