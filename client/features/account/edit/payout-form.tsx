import { useState } from 'react';
import type { AccountSettings, PayoutInput } from '../../../../domain/accounts/account-schemas';
import { payoutDetailsForm } from '../../../../domain/forms/account-forms';
import { payoutPolicy } from '../../../../domain/policy/credit';
import { m } from '../../../../messages/compiled/messages.js';
import { useRemovePayoutDetails, useSavePayoutDetails } from '../../../data/account/payout-details';
import { useRestoredText } from '../../../forms/fresh-proof/typed-text';
import { payoutWords } from '../../../forms/payout-words';
import { useActionForm } from '../../../forms/use-action-form';
import { useFormResult } from '../../../lib/form-result';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { Notice } from '../../../ui/notices/notice';
import { EditForm } from './edit-form';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { useAccountChange } from '../use-account-change';

/** Form for the bank account of payouts. The stored one is shown masked, so a change needs all of the number. */
export function PayoutForm({
  account: { name, payoutDetails, payoutsHeldUntil },
  clock,
}: {
  readonly account: AccountSettings;
  readonly clock: AccountClock;
}) {
  const savePayoutDetails = useSavePayoutDetails();
  const result = useFormResult('set-payout-details');
  const [holder, setHolder] = useState(result?.values['holder'] ?? payoutDetails?.holder ?? name);
  const [iban, setIban] = useState(result?.values['iban'] ?? '');
  const change = useAccountChange(
    async (fields: PayoutInput) => {
      await savePayoutDetails(fields);
      setIban('');
    },
    { interrupted: () => ({ form: 'payout', typed: { holder, iban } }), result },
  );
  const { form, errors, problem } = useActionForm({
    verb: 'set-payout-details',
    schema: payoutDetailsForm,
    words: payoutWords,
    action: change,
  });
  const remove = useAccountChange(useRemovePayoutDetails());
  useRestoredText('payout', (kept) => {
    setHolder(kept['holder'] ?? '');
    setIban(kept['iban'] ?? '');
  });
  return (
    <AccountSection
      id="payout"
      title={m.account_payout()}
      note={m.account_payout_note(countParams(payoutPolicy.holdHoursAfterChange))}
    >
      {payoutsHeldUntil === null ? null : (
        <Notice kind="waiting">{m.account_payout_held({ until: clock(payoutsHeldUntil, 'minute') })}</Notice>
      )}
      {payoutDetails === null ? null : (
        <div className={styles['present']}>
          <p>
            <bdi>{payoutDetails.holder}</bdi> <span className="code">{payoutDetails.iban}</span>
          </p>
          <Button
            kind="quiet"
            size="small"
            isBusy={remove.isBusy}
            aria-label={m.account_payout_remove()}
            onClick={() => void remove.run()}
          >
            {m.account_remove()}
          </Button>
        </div>
      )}
      <ProblemNotice problem={remove.problem} />
      <EditForm
        form={form}
        anchor="payout"
        needsProof
        change={change}
        problem={problem}
        action={payoutDetails === null ? m.account_payout_save() : m.account_payout_replace()}
        done={m.account_payout_saved()}
      >
        <Fields>
          <Field
            name="holder"
            label={m.account_payout_holder()}
            hint={m.account_payout_holder_hint()}
            autoComplete="name"
            maxLength={120}
            required
            value={holder}
            error={errors.holder}
            onChange={(event) => setHolder(event.target.value)}
          />
          <Field
            name="iban"
            label={m.checkout_iban()}
            hint={m.account_payout_iban_hint()}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={48}
            required
            value={iban}
            error={errors.iban}
            onChange={(event) => setIban(event.target.value)}
          />
        </Fields>
      </EditForm>
    </AccountSection>
  );
}
