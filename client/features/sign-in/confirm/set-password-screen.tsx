import { useState } from 'react';
import type { ConfirmInput } from '../../../../domain/accounts/schemas';
import { setUpAccountForm } from '../../../../domain/forms/sign-in-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { accountWords } from '../../../forms/account-words';
import { ActionForm } from '../../../forms/action-form';
import { LegalLinks } from '../../../forms/legal-links';
import { useActionForm } from '../../../forms/use-action-form';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { FormNotice } from '../form-notice';
import { NarrowPage } from '../narrow-page';
import { NewPasswordField } from '../password/new-password-field';
import { NameField } from '../name-field';
import { TermsChoice } from '../terms-choice';

type OwnPerson = NonNullable<ConfirmInput['person']>;

export interface SetPasswordScreenProps {
  readonly email: string;
  /** Token of the mailed link. */
  readonly token: string;
  /** Creates the account. A rejection is shown at its field or below the form; typed values stay. */
  readonly onSend: (input: ConfirmInput) => Promise<void>;
}

/** Form for name and password of a person whose mail address another browser registered. */
export function SetPasswordScreen({ email, token, onSend }: SetPasswordScreenProps) {
  const result = useFormResult('set-up-account');
  const { name = '', terms } = result?.values ?? {};
  const [typed, setTyped] = useState<OwnPerson>({ name, password: '', terms: terms === 'on' });
  const action = useBusyAction((fields: OwnPerson & { readonly token: string }) => {
    const { token: sent, ...person } = fields;
    return onSend({ token: sent, person });
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'set-up-account',
    schema: setUpAccountForm,
    words: accountWords,
    action,
  });
  const type = (part: Partial<OwnPerson>) => setTyped((before) => ({ ...before, ...part }));
  return (
    <NarrowPage title={m.accounts_own_password_title()} lead={m.accounts_own_password_text({ email })} isNew>
      <ActionForm {...form} className={styles['form']}>
        <input type="hidden" name="token" value={token} />
        {/* Password managers keep the password under this name. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NameField value={typed.name} onChange={(next) => type({ name: next })} error={errors.name} />
        <NewPasswordField
          value={typed.password}
          onChange={(password) => type({ password })}
          error={errors.password}
          name={typed.name}
          email={email}
        />
        <TermsChoice checked={typed.terms} onChange={(isAgreed) => type({ terms: isAgreed })} error={errors.terms} />
        <LegalLinks />
        <FormNotice problem={problem} />
        <Button type="submit" size="big" isFull isBusy={action.isBusy}>
          {m.accounts_own_password_save()}
        </Button>
      </ActionForm>
    </NarrowPage>
  );
}
