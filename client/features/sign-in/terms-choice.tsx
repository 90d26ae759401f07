import { m } from '../../../messages/compiled/messages.js';
import { Choice } from '../../ui/fields/choice';
import styles from './sign-in-page.module.css';

/** Box to agree to the terms of a new account. `error`: what is wrong with it, in words. */
export function TermsChoice({
  checked,
  onChange,
  error,
}: {
  readonly checked: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly error: string | undefined;
}) {
  return (
    <Choice
      type="checkbox"
      name="terms"
      required
      className={styles['terms']}
      aria-invalid={error === undefined ? undefined : true}
      label={m.accounts_terms()}
      hint={error === undefined ? undefined : <span className={styles['error']}>{error}</span>}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
