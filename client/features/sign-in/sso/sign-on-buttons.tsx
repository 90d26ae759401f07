import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { LegalLinks } from '../../../forms/legal-links';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';

/** Where a sign-on at a provider begins: a page of the API, so the whole page is left. */
export const signOnAddress = ({ id }: Provider, returnTo: string): string =>
  `/api/sso/${encodeURIComponent(id)}?${new URLSearchParams({ language: language(), returnTo }).toString()}`;

/** The ways to sign in with somebody else's account, and what going on means for those who have none here. */
export function SignOnButtons({
  providers,
  returnTo,
}: {
  readonly providers: readonly Provider[];
  readonly returnTo: string;
}) {
  if (providers.length === 0) return null;
  return (
    <div className={styles['ways']}>
      {providers.map((provider) => (
        <a
          key={provider.id}
          href={signOnAddress(provider, returnTo)}
          className={buttonClass({ kind: 'outline', full: true })}
        >
          {m.sso_with({ provider: provider.label })}
        </a>
      ))}
      <p className="small">{m.sso_terms()}</p>
      <LegalLinks />
    </div>
  );
}
