import { useState } from 'react';
import { forgotPasswordForm } from '../../../../domain/forms/sign-in-forms';
import { sessionPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { useRequestPasswordReset } from '../../../data/sign-in/request-password-reset';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { accountWords } from '../../../forms/account-words';
import { ActionForm } from '../../../forms/action-form';
import { NewFormButton } from '../../../forms/new-form-button';
import { useActionForm } from '../../../forms/use-action-form';
import { PageLink } from '../../../lib/page-link';
import { countParams } from '../../../lib/words/count-params';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { EmailField } from '../email-field';
import { FormNotice } from '../form-notice';
import { MailSent } from '../mail-sent';
import { NarrowPage } from '../narrow-page';

/** Page that asks for a link to choose a new password. The answer is the same for known and unknown addresses. */
export function ForgotScreen() {
  const requestReset = useRequestPasswordReset();
  const result = useFormResult('forgot-password');
  const [email, setEmail] = useState(result?.values['email'] ?? '');
  const [sentTo, setSentTo] = useState(result !== undefined && result.problem === undefined ? email : null);
  const action = useBusyAction(async (fields: { readonly email: string }) => {
    await requestReset(fields.email);
    setSentTo(fields.email);
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'forgot-password',
    schema: forgotPasswordForm,
    words: accountWords,
    action,
  });
  if (sentTo !== null) {
    return (
      <MailSent
        text={m.accounts_forgot_sent_text({ ...countParams(sessionPolicy.resetMinutes), email: sentTo })}
        onResend={() => requestReset(sentTo)}
      >
        <NewFormButton label={m.accounts_sent_again()} onPress={() => setSentTo(null)} />
        <PageLink to="/login" className={buttonClass({ kind: 'quiet' })}>
          {m.accounts_back_to_login()}
        </PageLink>
      </MailSent>
    );
  }
  return (
    <NarrowPage title={m.accounts_forgot_title()} lead={m.accounts_forgot_text()}>
      <ActionForm {...form} className={styles['form']}>
        <EmailField value={email} onChange={setEmail} error={errors.email} autoComplete="username" />
        <FormNotice problem={problem} />
        <Button type="submit" size="big" isFull isBusy={action.isBusy}>
          {m.accounts_forgot_send()}
        </Button>
      </ActionForm>
      <p className={styles['other']}>
        <PageLink to="/login" className="text-link">
          {m.accounts_back_to_login()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}
