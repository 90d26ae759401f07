import { useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/field';
import styles from './accounts.module.css';

export interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ value, onChange, error, hint, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      name="password"
      label={m.accounts_password()}
      type={isShown ? 'text' : 'password'}
      value={value}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      required
      onChange={(event) => onChange(event.target.value)}
      end={
        <button type="button" className={styles['show']} aria-label={isShown ? m.accounts_hide_password() : m.accounts_show_password()} onClick={() => setShown(!isShown)}>
          {isShown ? m.accounts_hide() : m.accounts_show()}
        </button>
      }
    />
  );
}
