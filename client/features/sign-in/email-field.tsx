import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/fields/field';

export interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  /** `username webauthn`: the browser offers passkeys in this field too. */
  readonly autoComplete: 'username' | 'username webauthn';
}

/** Field for the mail address of an account. */
export function EmailField({ value, onChange, error, autoComplete }: EmailFieldProps) {
  return (
    <Field
      name="email"
      label={m.accounts_email()}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
