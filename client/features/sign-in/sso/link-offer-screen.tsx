import { useState } from 'react';
import type { Me } from '../../../../domain/accounts/schemas';
import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import type { LinkOffer } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useLinkSignOn } from '../../../data/sign-in/link-sign-on';
import { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { showSignInNotice, type MergedLists } from '../../../data/sign-in/sign-in-notice';
import { FreshProof, useFreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { useFormResult } from '../../../lib/form-result';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import styles from '../sign-in-page.module.css';
import { announceSessionChanged } from '../../../data/session/session-changed';
import { FormNotice } from '../form-notice';
import { NarrowPage } from '../narrow-page';
import { PasskeyButton } from '../login/passkey-button';
import { PasswordSignIn } from '../login/password-sign-in';
import { SecondFactor } from '../login/second-factor';
import { secondFactorOf } from '../login/second-factor-of';
import { SignOnResult } from './sign-on-result';
import { usePasskeySignIn } from '../login/use-passkey-sign-in';

export interface LinkOfferScreenProps {
  readonly offer: LinkOffer;
  readonly account: Me['account'];
  readonly returnTo: string;
}

/**
 * Page for a provider's mail address that has an account here. The person proves the account once, and the sign-on is
 * linked.
 */
export function LinkOfferScreen({ offer, account, returnTo }: LinkOfferScreenProps) {
  const linkSignOn = useLinkSignOn();
  const [end, setEnd] = useState<'linked' | 'not-linked' | null>(null);
  const [question, setQuestion] = useState(secondFactorOf(useFormResult('link-sign-on')));
  const link = async () => {
    try {
      await linkSignOn();
      setEnd('linked');
    } catch (error) {
      // The offer may have ended, be of another account, or be linked elsewhere. The person is signed in all the same.
      if (
        !(error instanceof ApiProblem) ||
        (error.code !== 'link-invalid' && error.code !== 'sign-on-linked-elsewhere')
      )
        throw error;
      setEnd('not-linked');
    }
  };
  const continueSignedIn = async (followed: MergedLists | null) => {
    announceSessionChanged();
    showSignInNotice({ isNewAccount: false, merged: followed });
    await link();
  };
  const { provider, email } = offer;
  const names = { provider: provider.label };
  if (end !== null) return <SignOnResult end={end} provider={provider} returnTo={returnTo} isNew />;
  if (question !== null) {
    return (
      <SecondFactor
        question={question}
        onSignedIn={continueSignedIn}
        again={
          <Button kind="quiet" onClick={() => setQuestion(null)}>
            {m.accounts_begin_again()}
          </Button>
        }
      />
    );
  }
  const handleAnswer = async (answer: SignInAnswer) => {
    if (answer.kind === 'second-factor') setQuestion(answer);
    else await continueSignedIn(answer.followed);
  };
  return (
    <NarrowPage title={m.sso_offer_title()} lead={m.sso_offer_text({ ...names, email })}>
      {account === null ? (
        <SignInProof email={email} label={provider.label} onAnswer={handleAnswer} />
      ) : (
        <FreshProof>
          <FreshProofButton label={provider.label} onLink={link} />
        </FreshProof>
      )}
      <p className={styles['other']}>
        <PageLink
          to={account === null ? '/login' : '/'}
          search={account === null ? { returnTo } : {}}
          className="text-link"
        >
          {m.sso_offer_without()}
        </PageLink>
      </p>
    </NarrowPage>
  );
}

interface SignInProofProps {
  readonly email: string;
  readonly label: string;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
}

function SignInProof({ email, label, onAnswer }: SignInProofProps) {
  const passkey = usePasskeySignIn(onAnswer);
  return (
    <>
      <PasswordSignIn
        verb="link-sign-on"
        email={email}
        action={m.sso_offer_password({ provider: label })}
        onAnswer={onAnswer}
      />
      <div className={styles['options']}>
        <PasskeyButton label={m.sso_offer_passkey()} passkey={passkey} />
      </div>
    </>
  );
}

/** Form that asks a signed-in person for fresh proof before linking. */
function FreshProofButton({ label, onLink }: { readonly label: string; readonly onLink: () => Promise<void> }) {
  const withFreshProof = useFreshProof();
  const { run, isBusy, problem } = useBusyAction(() => withFreshProof(onLink));
  return (
    <div className={styles['form']}>
      <FormNotice problem={problem} />
      <Button size="big" isFull isBusy={isBusy} onClick={() => void run()}>
        {m.sso_offer_link({ provider: label })}
      </Button>
    </div>
  );
}
