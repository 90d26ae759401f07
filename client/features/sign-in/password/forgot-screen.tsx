import { useState, type FormEvent } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useAskPasswordReset } from '../../../data/sign-in/ask-password-reset';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormAction, useFormResult } from '../../../lib/form-result';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { EmailField } from '../email-field';
import { FormNotice } from '../form-notice';
import { emailProblem, fieldProblems, hasProblems } from '../form-problems';
import { MailSent } from '../mail-sent';
import { NarrowPage } from '../narrow-page';
import { OtherAddress } from '../other-address';
import { useFocusWrong } from '../use-focus-wrong';

/** Page that asks for a link to choose a new password. The answer is the same for known and unknown addresses. */
export function ForgotScreen() {
  const askReset = useAskPasswordReset();
  const { form, focusWrong } = useFocusWrong();
  const action = useFormAction('forgot-password');
  const result = useFormResult('forgot-password');
  const [email, setEmail] = useState(result?.values['email'] ?? '');
  const [wrong, setWrong] = useState<string>();
  const [sentTo, setSentTo] = useState(result !== undefined && result.problem === undefined ? email : null);
  const { run, busy, problem } = useBusyAction(async () => {
    await askReset(email.trim());
    setSentTo(email.trim());
  }, problemOfForm(result));
  if (sentTo !== null) {
    return (
      <MailSent text={m.accounts_forgot_sent_text({ email: sentTo })} onAgain={() => askReset(sentTo)}>
        <OtherAddress onPress={() => setSentTo(null)} />
        <PageLink to="/login" className={buttonClass({ kind: 'quiet' })}>
          {m.accounts_back_to_login()}
        </PageLink>
      </MailSent>
    );
  }
  const press = (event: FormEvent) => {
    event.preventDefault();
    const found = emailProblem(email);
    setWrong(found);
    if (found !== undefined) focusWrong();
    else void run().then(focusWrong);
  };
  const atFields = fieldProblems(problem);
  return (
    <NarrowPage title={m.accounts_forgot_title()} lead={m.accounts_forgot_text()}>
      <form ref={form} className={styles['form']} method="post" action={action} onSubmit={press} noValidate>
        <EmailField value={email} onChange={setEmail} error={wrong ?? atFields.email} autoComplete="username" />
        {hasProblems(atFields) ? null : <FormNotice problem={problem} />}
        <Button type="submit" size="big" full busy={busy}>
          {m.accounts_forgot_send()}
        </Button>
      </form>
      <p className={styles['other']}>
        <PageLink to="/login" className="text-link">
          {m.accounts_back_to_login()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}
