import { useState, type FormEvent } from 'react';
import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useSignInByPassword } from '../../../data/sign-in/sign-in';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormAction, useFormResult } from '../../../lib/form-result';
import { PageLink } from '../../../lib/page-link';
import { SecretField } from '../../../forms/secret-field';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { EmailField } from '../email-field';
import { FormNotice } from '../form-notice';
import { emailProblem, fieldProblems, hasProblems, type FieldProblems } from '../form-problems';
import { useFocusWrong } from '../use-focus-wrong';

export interface PasswordSignInProps {
  readonly email: string;
  /** Left out if the address is fixed and only shown. */
  readonly onEmail?: (email: string) => void;
  /** Label of the button. */
  readonly action?: string;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
}

/** Form for mail address and password. It is always a POST, so that a password never gets into an address. */
export function PasswordSignIn({ email, onEmail, action = m.accounts_sign_in(), onAnswer }: PasswordSignInProps) {
  const signIn = useSignInByPassword();
  const address = useFormAction('sign-in');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<FieldProblems>({});
  const { form, focusWrong } = useFocusWrong();
  const { run, busy, problem } = useBusyAction(
    async () => {
      await onAnswer(await signIn({ email, password }));
    },
    problemOfForm(useFormResult('sign-in')),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = { email: emailProblem(email), password: password === '' ? m.accounts_password_missing() : undefined };
    setWrong(found);
    if (hasProblems(found)) focusWrong();
    else void run().then(focusWrong);
  };
  const atFields = fieldProblems(problem);
  const shown = { ...wrong, ...atFields };
  return (
    <form
      ref={form}
      className={styles['form']}
      method="post"
      // If the address is fixed, a sign-on waits for the answer, which needs the script.
      action={onEmail === undefined ? undefined : address}
      onSubmit={send}
      noValidate
    >
      {onEmail === undefined ? (
        // Password managers need both fields together.
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      ) : (
        <EmailField value={email} onChange={onEmail} error={shown.email} autoComplete="username webauthn" />
      )}
      <SecretField
        label={m.accounts_password()}
        autoComplete="current-password"
        value={password}
        error={shown.password}
        onChange={setPassword}
      />
      <p className={styles['forgot']}>
        <PageLink to="/forgot-password" className="text-link">
          {m.accounts_forgot()}
        </PageLink>
      </p>
      {hasProblems(atFields) ? null : <FormNotice problem={problem} />}
      <Button type="submit" size="big" full busy={busy}>
        {action}
      </Button>
    </form>
  );
}
