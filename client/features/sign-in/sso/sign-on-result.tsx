import { useEffect, useRef } from 'react';
import type { Provider } from '../../../../domain/accounts/sso-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import type { MergedLists } from '../../../data/sign-in/sign-in-notice';
import { useFinishSignIn } from '../after-sign-in';
import { NarrowPage } from '../narrow-page';

export interface SignOnResultProps {
  readonly end: 'signed-in' | 'linked' | 'not-linked';
  readonly provider: Provider;
  readonly returnTo: string;
  /** Given if the person is led on at once, with the notice about merged lists. */
  readonly followed?: MergedLists | null;
  /** Says that the sign-on ended on this page, without a load. */
  readonly isNew?: boolean;
}

/** Page after a sign-on, with the result of linking. */
export function SignOnResult({ end, provider: { label }, returnTo, followed, isNew = false }: SignOnResultProps) {
  const finishSignIn = useFinishSignIn();
  const isLed = useRef(false);
  useEffect(() => {
    if (followed === undefined || isLed.current) return;
    isLed.current = true;
    void finishSignIn(followed, returnTo);
  }, [followed, returnTo, finishSignIn]);
  const words = {
    'signed-in': [m.accounts_signed_in(), undefined],
    linked: [m.sso_linked_title({ provider: label }), m.sso_linked_text()],
    'not-linked': [m.sso_not_linked_title({ provider: label }), m.sso_not_linked_text({ provider: label })],
  } as const;
  const [title, text] = words[end];
  return (
    <NarrowPage title={title} lead={text} isNew={isNew}>
      <p className={styles['buttons']}>
        <a href={returnTo} className={buttonClass()}>
          {m.accounts_go_on()}
        </a>
        {end === 'signed-in' ? null : (
          <PageLink
            to="/account-details/edit"
            search={{ part: 'sign-ins' }}
            hash="sign-ins"
            preload={false}
            className={buttonClass({ kind: 'outline' })}
          >
            {m.sso_to_sign_ins()}
          </PageLink>
        )}
      </p>
    </NarrowPage>
  );
}
