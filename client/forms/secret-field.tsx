import { useState, type ReactNode } from 'react';
import { m } from '../../messages/compiled/messages.js';
import { Field } from '../ui/fields/field';
import styles from './secret-field.module.css';

export interface SecretFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  /** Called at the first focus, to fetch what is needed from then on. */
  readonly onFocus?: () => void;
}

/** Password field whose text can be shown. Pasting and password managers work. */
export function SecretField({ label, value, onChange, error, autoComplete, hint, onFocus }: SecretFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      name="password"
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      onFocus={onFocus}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      required
      onChange={(event) => onChange(event.target.value)}
      end={
        <button
          type="button"
          className={styles['show']}
          aria-label={isShown ? m.accounts_hide_password() : m.accounts_show_password()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? m.accounts_hide() : m.accounts_show()}
        </button>
      }
    />
  );
}
