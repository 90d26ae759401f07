import type { Me } from '../../../../domain/accounts/schemas';
import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { NarrowPage } from '../narrow-page';
import { signOnAddress } from './sign-on-buttons';
import { ssoResultWords, type ShownSsoResult } from './sso-results';

export interface SignOnResultProps {
  readonly result: ShownSsoResult;
  /** What happened, where it is more exact than the result's own words. */
  readonly told?: string;
  readonly provider: Provider;
  readonly account: Me['account'];
  readonly returnTo: string;
  /** Where it was begun; null: not known. */
  readonly back: string | null;
}

/** How a sign-on ended that led nowhere: what happened, and the next step for a guest or for somebody signed in. */
export function SignOnResult({ result, told, provider, account, returnTo, back }: SignOnResultProps) {
  const { title, text, again, register = false } = ssoResultWords[result];
  const names = { provider: provider.label };
  return (
    <NarrowPage title={title(names)} lead={told ?? text(names)}>
      <div className={styles['buttons']}>
        {account !== null ? (
          // Somebody signed in has begun it from a page of the account, which knows what it was for.
          back === null ? (
            <PageLink to="/account-details" ahead={false} className={buttonClass()}>
              {m.room_title()}
            </PageLink>
          ) : (
            <a href={back} className={buttonClass()}>
              {m.sso_back()}
            </a>
          )
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
