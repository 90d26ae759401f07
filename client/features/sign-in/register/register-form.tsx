import { useState } from 'react';
import type { RegisterInput } from '../../../../domain/accounts/schemas';
import { registerForm } from '../../../../domain/forms/sign-in-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { accountWords } from '../../../forms/account-words';
import { ActionForm } from '../../../forms/action-form';
import { LegalLinks } from '../../../forms/legal-links';
import { useActionForm } from '../../../forms/use-action-form';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { EmailField } from '../email-field';
import { FormNotice } from '../form-notice';
import { NewPasswordField } from '../password/new-password-field';
import { NameField } from '../name-field';
import { TermsChoice } from '../terms-choice';

/** Form to register: name, mail address, password, terms. Each problem is shown at its field. */
export function RegisterForm({
  onSend,
}: {
  readonly onSend: (typed: Omit<RegisterInput, 'returnTo'>) => Promise<void>;
}) {
  const result = useFormResult('register');
  const { name = '', email: address = '', terms } = result?.values ?? {};
  const [typed, setTyped] = useState({ name, email: address, password: '', terms: terms === 'on' });
  const action = useBusyAction(onSend, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'register',
    schema: registerForm,
    words: accountWords,
    action,
  });
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  return (
    <ActionForm {...form} className={styles['form']}>
      <NameField value={typed.name} onChange={(typedName) => type({ name: typedName })} error={errors.name} />
      <EmailField
        value={typed.email}
        onChange={(email) => type({ email })}
        error={errors.email}
        autoComplete="username"
      />
      <NewPasswordField
        value={typed.password}
        onChange={(password) => type({ password })}
        error={errors.password}
        name={typed.name}
        email={typed.email}
      />
      <TermsChoice checked={typed.terms} onChange={(isAgreed) => type({ terms: isAgreed })} error={errors.terms} />
      <LegalLinks />
      <FormNotice problem={problem} />
      <Button type="submit" size="big" isFull isBusy={action.isBusy}>
        {m.accounts_register()}
      </Button>
    </ActionForm>
  );
}
