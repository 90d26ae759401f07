import { useState } from 'react';
import type { SignInInput } from '../../../../domain/accounts/schemas';
import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import { signInForm } from '../../../../domain/forms/sign-in-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { useSignInByPassword } from '../../../data/sign-in/sign-in';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { PageLink } from '../../../lib/page-link';
import { accountWords } from '../../../forms/account-words';
import { ActionForm } from '../../../forms/action-form';
import { SecretField } from '../../../forms/secret-field';
import { useActionForm } from '../../../forms/use-action-form';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { EmailField } from '../email-field';
import { FormNotice } from '../form-notice';

export interface PasswordSignInProps {
  readonly verb: 'sign-in' | 'link-sign-on';
  readonly email: string;
  /** Left out if the address is fixed and only shown. */
  readonly onEmail?: (email: string) => void;
  /** Label of the button. */
  readonly action?: string;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
}

/** Form for mail address and password. It is always a POST, so that a password never gets into an address. */
export function PasswordSignIn({ verb, email, onEmail, action = m.accounts_sign_in(), onAnswer }: PasswordSignInProps) {
  const signIn = useSignInByPassword();
  const [password, setPassword] = useState('');
  const signingIn = useBusyAction(
    async (fields: SignInInput) => {
      await onAnswer(await signIn(fields));
    },
    problemOfForm(useFormResult(verb)),
  );
  const { form, errors, problem } = useActionForm({
    verb,
    schema: signInForm,
    words: accountWords,
    action: signingIn,
  });
  return (
    <ActionForm {...form} className={styles['form']}>
      {onEmail === undefined ? (
        // Password managers need both fields together.
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      ) : (
        <EmailField value={email} onChange={onEmail} error={errors.email} autoComplete="username webauthn" />
      )}
      <SecretField
        label={m.accounts_password()}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <p className={styles['forgot']}>
        <PageLink to="/forgot-password" className="text-link">
          {m.accounts_forgot()}
        </PageLink>
      </p>
      <FormNotice problem={problem} />
      <Button type="submit" size="big" isFull isBusy={signingIn.isBusy}>
        {action}
      </Button>
    </ActionForm>
  );
}
