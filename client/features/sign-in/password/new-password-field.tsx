import { useDeferredValue, useState } from 'react';
import { formatNumber } from '../../../../domain/format';
import { passwordPolicy } from '../../../../domain/policy/accounts';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { SecretField } from '../../../forms/secret-field';
import { loadJudge, ownWords, type Judge } from './password-strength';
import { StrengthMeter } from './strength-meter';

export interface NewPasswordFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** Words that the password should not contain. Empty if unknown. */
  readonly name: string;
  readonly email: string;
}

/** Field for a new password: the rules before, its strength during typing. The server decides. */
export function NewPasswordField({
  label = m.accounts_password(),
  value,
  onChange,
  error,
  name,
  email,
}: NewPasswordFieldProps) {
  const [judge, setJudge] = useState<Judge | null>(null);
  // Typing continues while a long password is rated.
  const typed = useDeferredValue(value);
  // Without a network there is no rating. The rules count all the same.
  const load = () =>
    void loadJudge().then(
      (loaded) => setJudge(() => loaded),
      () => undefined,
    );
  const strength = judge === null || typed === '' ? null : judge(typed, ownWords(name, email));
  return (
    <SecretField
      label={label}
      autoComplete="new-password"
      value={value}
      error={error}
      onFocus={load}
      onChange={(next) => {
        load();
        onChange(next);
      }}
      hint={
        <>
          {m.accounts_password_hint({ least: formatNumber(passwordPolicy.shortest, language()) })}{' '}
          {m.accounts_password_rules()}
          <StrengthMeter strength={strength} />
        </>
      }
    />
  );
}
