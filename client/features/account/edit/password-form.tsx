import { useState, type ComponentType } from 'react';
import type { AccountSettings } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useChangePassword } from '../../../data/account/change-password';
import { newPasswordProblem } from '../../../lib/words/new-password-words';
import { waitWords } from '../../../lib/words/wait-words';
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
  const [wrong, setWrong] = useState<string>();
  const change = useAccountChange(async () => {
    await changePassword(typed);
    setTyped('');
  });
  const check = () => {
    const found = newPasswordProblem(typed);
    setWrong(found);
    return found === undefined;
  };
  const refused = change.problem?.code.startsWith('password-') ? change.problem : null;
  return (
    <AccountSection
      id="password"
      title={m.account_password()}
      note={hasPassword ? m.account_password_note() : m.account_password_none()}
    >
      <EditForm
        change={change}
        check={check}
        action={hasPassword ? m.account_password_save() : m.account_password_add()}
        done={m.account_password_done()}
        problemAtField={refused !== null}
      >
        <Password
          label={m.account_password_new()}
          value={typed}
          onChange={setTyped}
          error={wrong ?? (refused === null ? undefined : waitWords(refused))}
          name={name}
          email={email}
        />
      </EditForm>
    </AccountSection>
  );
}
