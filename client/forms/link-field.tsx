import { m } from '../../messages/compiled/messages.js';
import { Field } from '../ui/fields/field';

export interface LinkFieldProps {
  /** Token of the page's address. Null until hydration. */
  readonly token: string | null;
  /** Link or token that was posted without script. */
  readonly posted: string | undefined;
  readonly error: string | undefined;
}

/**
 * Field with the token of a mailed link. No server sees the part of the address with the token, so a person without
 * script pastes the link.
 */
export function LinkField({ token, posted, error }: LinkFieldProps) {
  if (token !== null) return <input type="hidden" name="token" value={token} />;
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <Field
          name="token"
          label={m.accounts_link()}
          hint={m.accounts_link_hint()}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          required
          defaultValue={posted}
          error={error}
        />
      ) : null}
    </noscript>
  );
}
