import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { LegalLinks } from '../../../forms/legal-links';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';

/** Returns the address of the API at which a sign-on begins. It leaves the whole page. */
export const signOnAddress = ({ id }: Provider, returnTo: string): string =>
  `/api/sso/${encodeURIComponent(id)}?${new URLSearchParams({ language: language(), returnTo }).toString()}`;

/** Buttons of the providers, and what a sign-on means for people without an account. */
export function SignOnButtons({
  providers,
  returnTo,
}: {
  readonly providers: readonly Provider[];
  readonly returnTo: string;
}) {
  if (providers.length === 0) return null;
  return (
    <div className={styles['options']}>
      {providers.map((provider) => (
        <a
          key={provider.id}
          href={signOnAddress(provider, returnTo)}
          className={buttonClass({ kind: 'outline', isFull: true })}
        >
          {m.sso_with({ provider: provider.label })}
        </a>
      ))}
      <p className="small">{m.sso_terms()}</p>
      <LegalLinks />
    </div>
  );
}
