import { useState, type ComponentType } from 'react';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useChangePassword } from '../../../data/account/change-password';
import { changePasswordForm } from '../../../../domain/forms/account-forms';
import { accountWords } from '../../../forms/account-words';
import { useActionForm } from '../../../forms/use-action-form';
import { useFormResult } from '../../../lib/form-result';
import { EditForm } from './edit-form';
import { AccountSection } from '../account-section';
import { useAccountChange } from '../use-account-change';

/** Field for a new password with a strength meter. The pages of signing in have it too. */
export type NewPasswordField = ComponentType<{
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly name: string;
  readonly email: string;
}>;

export interface PasswordFormProps {
  readonly account: AccountSettings;
  readonly Password: NewPasswordField;
}

/** Form for a new password. It signs out all other devices. */
export function PasswordForm({ account: { name, email, hasPassword }, Password }: PasswordFormProps) {
  const changePassword = useChangePassword();
  const [typed, setTyped] = useState('');
  const change = useAccountChange(
    async (fields: { readonly password: string }) => {
      await changePassword(fields.password);
      setTyped('');
    },
    { result: useFormResult('change-password') },
  );
  const { form, errors, problem } = useActionForm({
    verb: 'change-password',
    schema: changePasswordForm,
    words: accountWords,
    action: change,
  });
  return (
    <AccountSection
      id="password"
      title={m.account_password()}
      note={hasPassword ? m.account_password_note() : m.account_password_none()}
    >
      <EditForm
        form={form}
        anchor="password"
        needsProof
        change={change}
        problem={problem}
        action={hasPassword ? m.account_password_save() : m.account_password_add()}
        done={m.account_password_done()}
      >
        <Password
          label={m.account_password_new()}
          value={typed}
          onChange={setTyped}
          error={errors.password}
          name={name}
          email={email}
        />
      </EditForm>
    </AccountSection>
  );
}
