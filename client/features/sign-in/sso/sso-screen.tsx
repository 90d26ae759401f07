import { m } from '../../../../messages/compiled/messages.js';
import { useFormResult } from '../../../lib/form-result';
import { PageLink } from '../../../lib/page-link';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { useFinishSignIn } from '../after-sign-in';
import { LinkOfferScreen } from './link-offer-screen';
import type { SignOnData } from '../loaders';
import { NarrowPage } from '../narrow-page';
import { SecondFactor } from '../login/second-factor';
import { SignOnButtons, signOnAddress } from './sign-on-buttons';
import { SignOnResult } from './sign-on-result';
import { SignOnFailure } from './sign-on-failure';
import { isShownResult } from './sso-results';
import { followedOf, providerOf, type SsoSearch } from './sso-search';

export interface SsoScreenProps {
  readonly page: SignOnData;
  readonly search: SsoSearch;
  /** Path of the shop that follows. Null if none was given. */
  readonly returnTo: string | null;
  readonly home: string;
}

/** Page of signing in with a provider: the list of providers, or the result of a sign-on. */
export function SsoScreen({ page, search, returnTo, home }: SsoScreenProps) {
  const finishSignIn = useFinishSignIn();
  // Result of the form that was posted without script.
  const linked = useFormResult('link-sign-on');
  const { account, providers, offer, question } = page;
  const provider = providerOf(providers, search);
  const { result } = search;
  const to = returnTo ?? home;
  if (provider !== undefined) {
    const linkProps = { provider, account, returnTo: to, back: returnTo };
    if (isShownResult(result)) return <SignOnFailure result={result} {...linkProps} />;
    if (result === 'link-offered') {
      const end = linked?.problem === undefined ? linked?.values['end'] : undefined;
      if (end === 'linked' || end === 'not-linked') return <SignOnResult end={end} provider={provider} returnTo={to} />;
      if (offer === null)
        return (
          <SignOnFailure result="expired" lead={m.sso_offer_over_text({ provider: provider.label })} {...linkProps} />
        );
      return <LinkOfferScreen offer={offer} account={account} returnTo={to} />;
    }
    if (result === 'second-factor') {
      if (question === null) return <SignOnFailure result="expired" {...linkProps} />;
      const again = (
        <a href={signOnAddress(provider, to)} className={buttonClass({ kind: 'quiet', isFull: true })}>
          {m.accounts_begin_again()}
        </a>
      );
      return <SecondFactor question={question} onSignedIn={(followed) => finishSignIn(followed, to)} again={again} />;
    }
    if (result === 'linked' && account !== null) return <SignOnResult end="linked" provider={provider} returnTo={to} />;
    if (result === 'signed-in' && account !== null)
      return <SignOnResult end="signed-in" provider={provider} returnTo={to} followed={followedOf(search)} />;
  }
  return <Providers page={page} returnTo={to} />;
}

function Providers({ page: { providers }, returnTo }: Pick<SsoScreenProps, 'page'> & { readonly returnTo: string }) {
  const isNone = providers.length === 0;
  return (
    <NarrowPage title={isNone ? m.sso_none_title() : m.sso_title()} lead={isNone ? m.sso_none_text() : m.sso_lead()}>
      <SignOnButtons providers={providers} returnTo={returnTo} />
      <p className={styles['buttons']}>
        <PageLink to="/login" search={{ returnTo }} className={buttonClass({ kind: isNone ? 'ink' : 'outline' })}>
          {m.sso_to_login()}
        </PageLink>
        <PageLink to="/register" search={{ returnTo }} className={buttonClass({ kind: isNone ? 'outline' : 'quiet' })}>
          {m.sso_to_register()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}
