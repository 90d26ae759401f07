import type { Me } from '../../../../domain/accounts/schemas';
import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { NarrowPage } from '../narrow-page';
import { signOnAddress } from './sign-on-buttons';
import { ssoResultWords, type ShownSsoResult } from './sso-results';

export interface SignOnFailureProps {
  readonly result: ShownSsoResult;
  /** Text that replaces the result's own one. */
  readonly lead?: string;
  readonly provider: Provider;
  readonly account: Me['account'];
  readonly returnTo: string;
  /** Path at which the sign-on began. Null if unknown. */
  readonly back: string | null;
}

/** Page of a sign-on that failed: what happened, and the next step for a guest or a signed-in person. */
export function SignOnFailure({ result, lead, provider, account, returnTo, back }: SignOnFailureProps) {
  const { title, text, again, register = false } = ssoResultWords[result];
  const names = { provider: provider.label };
  return (
    <NarrowPage title={title(names)} lead={lead ?? text(names)}>
      <div className={styles['buttons']}>
        {account !== null ? (
          <ReturnLink back={back} />
        ) : (
          <>
            {again ? (
              <a href={signOnAddress(provider, returnTo)} className={buttonClass()}>
                {m.sso_again(names)}
              </a>
            ) : null}
            <PageLink to="/login" search={{ returnTo }} className={buttonClass({ kind: again ? 'outline' : 'ink' })}>
              {m.sso_other_way()}
            </PageLink>
            {register ? (
              <PageLink to="/register" search={{ returnTo }} className={buttonClass({ kind: 'quiet' })}>
                {m.sso_to_register()}
              </PageLink>
            ) : null}
          </>
        )}
      </div>
    </NarrowPage>
  );
}

/** Link of a signed-in person to the page that began the sign-on, else to the account. */
function ReturnLink({ back }: Pick<SignOnFailureProps, 'back'>) {
  if (back === null)
    return (
      <PageLink to="/account-details" preload={false} className={buttonClass()}>
        {m.account_title()}
      </PageLink>
    );
  return (
    <a href={back} className={buttonClass()}>
      {m.sso_back()}
    </a>
  );
}
