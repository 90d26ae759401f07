import { useState } from 'react';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { parseIban } from '../../../../domain/checkout/iban';
import { formatNumber } from '../../../../domain/format';
import { payoutPolicy } from '../../../../domain/policy';
import { m } from '../../../../messages/compiled/messages.js';
import { useRemovePayoutDetails, useSavePayoutDetails } from '../../../data/account/payout-details';
import { useTakenTyped } from '../../../forms/fresh-proof/kept-typed';
import { language } from '../../../lib/language';
import { waitWords } from '../../../lib/words/wait-words';
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
  const [holder, setHolder] = useState(payoutDetails?.holder ?? name);
  const [iban, setIban] = useState('');
  const [wrong, setWrong] = useState<{ readonly holder?: string; readonly iban?: string }>({});
  const change = useAccountChange(
    async () => {
      await savePayoutDetails({ holder, iban });
      setIban('');
    },
    () => ({ form: 'payout', typed: { holder, iban } }),
  );
  const remove = useAccountChange(useRemovePayoutDetails());
  useTakenTyped('payout', (kept) => {
    setHolder(kept['holder'] ?? '');
    setIban(kept['iban'] ?? '');
  });
  const check = () => {
    const found = {
      ...(holder.trim() === '' ? { holder: m.checkout_field_missing() } : {}),
      ...(iban.trim() === ''
        ? { iban: m.checkout_iban_missing() }
        : parseIban(iban) === null
          ? { iban: m.checkout_iban_wrong() }
          : {}),
    };
    setWrong(found);
    return Object.keys(found).length === 0;
  };
  const refused = change.problem?.code.startsWith('iban-') ? change.problem : null;
  const hours = formatNumber(payoutPolicy.holdHoursAfterChange, language());
  return (
    <AccountSection id="payout" title={m.account_payout()} note={m.account_payout_note({ hours })}>
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
            busy={remove.busy}
            aria-label={m.account_payout_remove()}
            onClick={() => void remove.run()}
          >
            {m.account_remove()}
          </Button>
        </div>
      )}
      <ProblemNotice problem={remove.problem} />
      <EditForm
        change={change}
        check={check}
        action={payoutDetails === null ? m.account_payout_save() : m.account_payout_replace()}
        done={m.account_payout_saved()}
        problemAtField={refused !== null}
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
            error={wrong.holder}
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
            error={wrong.iban ?? (refused === null ? undefined : waitWords(refused))}
            onChange={(event) => setIban(event.target.value)}
          />
        </Fields>
      </EditForm>
    </AccountSection>
  );
}
