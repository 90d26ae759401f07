import { useDeferredValue, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { SecretField } from '../../../forms/secret-field';
import { loadJudge, ownWords, type Judge } from './password-strength';
import { StrengthMeter } from './strength-meter';

export interface NewPasswordFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** What the password should not be made of; empty where it is not known. */
  readonly name: string;
  readonly email: string;
}

/** A password to be chosen: the rules before, how strong it is while it is typed. The server has the last word. */
export function NewPasswordField({
  label = m.accounts_password(),
  value,
  onChange,
  error,
  name,
  email,
}: NewPasswordFieldProps) {
  const [judge, setJudge] = useState<Judge | null>(null);
  // Typing goes on while a long one is judged.
  const typed = useDeferredValue(value);
  // Without the network there is no judgement, and the rules hold all the same.
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
          <StrengthMeter strength={strength} />
          {m.accounts_password_hint()} {m.accounts_password_rules()}
        </>
      }
    />
  );
}
