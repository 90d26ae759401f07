import { useState, type FormEvent } from 'react';
import type { RegisterInput } from '../../../../domain/accounts/schemas';
import { personName } from '../../../../domain/accounts/person-name';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormAction, useFormResult } from '../../../lib/form-result';
import { newPasswordProblem } from '../../../lib/words/new-password-words';
import { LegalLinks } from '../../../forms/legal-links';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { EmailField } from '../email-field';
import { FormNotice } from '../form-notice';
import { emailProblem, fieldProblems, hasProblems, type FieldProblems } from '../form-problems';
import { NewPasswordField } from '../password/new-password-field';
import { NameField } from '../name-field';
import { TermsChoice } from '../terms-choice';
import { useFocusWrong } from '../use-focus-wrong';

/** Form to register: name, mail address, password, terms. Each problem is shown at its field. */
export function RegisterForm({
  onSend,
}: {
  readonly onSend: (typed: Omit<RegisterInput, 'returnTo'>) => Promise<void>;
}) {
  const result = useFormResult('register');
  const { name = '', email: address = '', terms } = result?.values ?? {};
  const { form, focusWrong } = useFocusWrong();
  const [typed, setTyped] = useState({ name, email: address, password: '', terms: terms === 'on' });
  const [wrong, setWrong] = useState<FieldProblems>({});
  const { run, busy, problem } = useBusyAction(
    () => onSend({ ...typed, name: typed.name.trim(), email: typed.email.trim() }),
    problemOfForm(result),
  );
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found: FieldProblems = {
      name: personName(typed.name) === null ? m.accounts_name_missing() : undefined,
      email: emailProblem(typed.email),
      password: newPasswordProblem(typed.password),
      terms: typed.terms ? undefined : m.accounts_terms_missing(),
    };
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
      action={useFormAction('register')}
      onSubmit={send}
      noValidate
    >
      <NameField value={typed.name} onChange={(typedName) => type({ name: typedName })} error={shown.name} />
      <EmailField
        value={typed.email}
        onChange={(email) => type({ email })}
        error={shown.email}
        autoComplete="username"
      />
      <NewPasswordField
        value={typed.password}
        onChange={(password) => type({ password })}
        error={shown.password}
        name={typed.name}
        email={typed.email}
      />
      <TermsChoice checked={typed.terms} onChange={(isAgreed) => type({ terms: isAgreed })} error={shown.terms} />
      <LegalLinks />
      {hasProblems(atFields) ? null : <FormNotice problem={problem} />}
      <Button type="submit" size="big" full busy={busy}>
        {m.accounts_register()}
      </Button>
    </form>
  );
}
