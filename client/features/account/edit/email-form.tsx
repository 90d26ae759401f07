import { useState } from 'react';
import { comparableEmail, isMailAddress } from '../../../../domain/accounts/email';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { payoutPolicy } from '../../../../domain/policy';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { useAskEmailChange, useDropEmailChange } from '../../../data/account/change-email';
import { useTakenTyped } from '../../../forms/fresh-proof/kept-typed';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Notice } from '../../../ui/notices/notice';
import { EditForm } from './edit-form';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import { useAccountChange } from '../use-account-change';

/** Form for a new mail address. The address counts after its link was followed, and the old address gets a mail. */
export function EmailForm({
  account: { email, pendingEmail },
  clock,
}: {
  readonly account: AccountSettings;
  readonly clock: AccountClock;
}) {
  const askEmailChange = useAskEmailChange();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const change = useAccountChange(
    async () => {
      await askEmailChange(typed);
      setTyped('');
    },
    () => ({ form: 'email', typed: { email: typed } }),
  );
  const drop = useAccountChange(useDropEmailChange());
  useTakenTyped('email', (kept) => setTyped(kept['email'] ?? ''));
  const check = () => {
    const isSame = comparableEmail(typed) === comparableEmail(email);
    const found =
      typed.trim() === ''
        ? m.accounts_email_missing()
        : !isMailAddress(typed.trim())
          ? m.accounts_email_wrong()
          : isSame
            ? m.account_email_same()
            : undefined;
    setWrong(found);
    return found === undefined;
  };
  return (
    <AccountSection id="email" title={m.account_email()} note={<bdi>{email}</bdi>}>
      {pendingEmail === null ? null : (
        <Notice
          kind="waiting"
          action={
            <Button kind="outline" size="small" busy={drop.busy} onClick={() => void drop.run()}>
              {m.account_email_drop()}
            </Button>
          }
        >
          {m.account_email_pending({ email: pendingEmail.email, until: clock(pendingEmail.endsAt, 'minute') })}
        </Notice>
      )}
      <ProblemNotice problem={drop.problem} />
      <EditForm change={change} check={check} action={m.account_email_save()} done={m.account_email_sent()}>
        <Field
          name="email"
          label={m.account_email_new()}
          hint={m.account_email_hint({ hours: formatNumber(payoutPolicy.holdHoursAfterChange, language()) })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
          required
          value={typed}
          error={wrong}
          onChange={(event) => setTyped(event.target.value)}
        />
      </EditForm>
    </AccountSection>
  );
}
