import { useState, type SubmitEvent } from 'react';
import type { ConfirmInput } from '../../../../domain/accounts/schemas';
import { personName } from '../../../../domain/accounts/person-name';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { newPasswordProblem } from '../../../lib/words/new-password-words';
import { LegalLinks } from '../../../forms/legal-links';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { FormNotice } from '../form-notice';
import { fieldProblems, hasProblems, type FieldProblems } from '../form-problems';
import { NarrowPage } from '../narrow-page';
import { NewPasswordField } from '../password/new-password-field';
import { NameField } from '../name-field';
import { TermsChoice } from '../terms-choice';
import { useFocusWrong } from '../use-focus-wrong';

type OwnPerson = NonNullable<ConfirmInput['person']>;

export interface SetPasswordScreenProps {
  readonly email: string;
  /** Creates the account. A rejection is shown at its field or below the form; typed values stay. */
  readonly onSend: (person: OwnPerson) => Promise<void>;
}

/** Form for name and password of a person whose mail address another browser registered. */
export function SetPasswordScreen({ email, onSend }: SetPasswordScreenProps) {
  const { form, focusWrong } = useFocusWrong();
  const [typed, setTyped] = useState<OwnPerson>({ name: '', password: '', terms: false });
  const [wrong, setWrong] = useState<FieldProblems>({});
  const { run, busy, problem } = useBusyAction(() => onSend({ ...typed, name: typed.name.trim() }));
  const type = (part: Partial<OwnPerson>) => setTyped((before) => ({ ...before, ...part }));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const found: FieldProblems = {
      name: personName(typed.name) === null ? m.accounts_name_missing() : undefined,
      password: newPasswordProblem(typed.password),
      terms: typed.terms ? undefined : m.accounts_terms_missing(),
    };
    setWrong(found);
    if (hasProblems(found)) focusWrong();
    else void run().then(focusWrong);
  };
  const atFields = problem === null ? {} : fieldProblems(problem);
  const shown = { ...wrong, ...atFields };
  return (
    <NarrowPage title={m.accounts_own_password_title()} lead={m.accounts_own_password_text({ email })} isNew>
      <form ref={form} className={styles['form']} method="post" onSubmit={send} noValidate>
        {/* Password managers keep the password under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NameField value={typed.name} onChange={(name) => type({ name })} error={shown.name} />
        <NewPasswordField
          value={typed.password}
          onChange={(password) => type({ password })}
          error={shown.password}
          name={typed.name}
          email={email}
        />
        <TermsChoice checked={typed.terms} onChange={(terms) => type({ terms })} error={shown.terms} />
        <LegalLinks />
        {hasProblems(atFields) ? null : <FormNotice problem={problem} />}
        <Button type="submit" size="big" full busy={busy}>
          {m.accounts_own_password_save()}
        </Button>
      </form>
    </NarrowPage>
  );
}
