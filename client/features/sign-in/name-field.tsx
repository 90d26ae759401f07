import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/fields/field';

/** Field for the name of a new account. `error`: what is wrong with it, in words. */
export function NameField({
  value,
  onChange,
  error,
}: {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: string | undefined;
}) {
  return (
    <Field
      name="name"
      label={m.accounts_name()}
      hint={m.accounts_name_hint()}
      autoComplete="name"
      maxLength={120}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
