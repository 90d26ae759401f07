import { useState } from 'react';
import { comparableEmail } from '../../../../domain/accounts/email';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { changeEmailForm } from '../../../../domain/forms/account-forms';
import { payoutPolicy } from '../../../../domain/policy/credit';
import { m } from '../../../../messages/compiled/messages.js';
import { useRequestEmailChange, useCancelEmailChange } from '../../../data/account/change-email';
import { accountWords } from '../../../forms/account-words';
import { useRestoredText } from '../../../forms/fresh-proof/typed-text';
import { useActionForm } from '../../../forms/use-action-form';
import { useFormResult } from '../../../lib/form-result';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Notice } from '../../../ui/notices/notice';
import { EditForm } from './edit-form';
import { ProblemNotice } from '../problem-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import { useAccountChange } from '../use-account-change';

/**
 * Form for a new mail address. The account uses it after the person has opened the mailed link. The old address gets a
 * mail, too.
 */
export function EmailForm({
  account: { email, pendingEmail },
  clock,
}: {
  readonly account: AccountSettings;
  readonly clock: AccountClock;
}) {
  const requestEmailChange = useRequestEmailChange();
  const result = useFormResult('change-email');
  const [typed, setTyped] = useState(result?.values['email'] ?? '');
  const isSame = comparableEmail(typed) === comparableEmail(email);
  const change = useAccountChange(
    async (fields: { readonly email: string }) => {
      await requestEmailChange(fields.email);
      setTyped('');
    },
    { interrupted: () => ({ form: 'email', typed: { email: typed } }), result },
  );
  const { form, errors, problem } = useActionForm({
    verb: 'change-email',
    schema: changeEmailForm,
    check: () => (isSame ? { email: 'wrong' } : {}),
    words: { email: (fault) => (isSame ? m.account_email_same() : accountWords.email(fault)) },
    action: change,
  });
  const cancelEmailChange = useAccountChange(useCancelEmailChange());
  useRestoredText('email', (kept) => setTyped(kept['email'] ?? ''));
  return (
    <AccountSection id="email" title={m.account_email()} note={<bdi>{email}</bdi>}>
      {pendingEmail === null ? null : (
        <Notice
          kind="waiting"
          action={
            <Button
              kind="outline"
              size="small"
              isBusy={cancelEmailChange.isBusy}
              onClick={() => void cancelEmailChange.run()}
            >
              {m.account_email_drop()}
            </Button>
          }
        >
          {m.account_email_pending({ email: pendingEmail.email, until: clock(pendingEmail.endsAt, 'minute') })}
        </Notice>
      )}
      <ProblemNotice problem={cancelEmailChange.problem} />
      <EditForm
        form={form}
        anchor="email"
        needsProof
        change={change}
        problem={problem}
        action={m.account_email_save()}
        done={m.account_email_sent()}
      >
        <Field
          name="email"
          label={m.account_email_new()}
          hint={m.account_email_hint(countParams(payoutPolicy.holdHoursAfterChange))}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
          required
          value={typed}
          error={errors.email}
          onChange={(event) => setTyped(event.target.value)}
        />
      </EditForm>
    </AccountSection>
  );
}
