import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { buttonClass } from '../../ui/buttons/button-class';
import styles from './mailed-link-page.module.css';

/** Page of one column that a mailed link opens. */
export function MailedLinkPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page">
      <div className={styles['narrow']}>{children}</div>
    </div>
  );
}

/** Page of a mailed link that is not valid any more. `text` says why and what to do. */
export function InvalidLinkPage({ text }: { readonly text: string }) {
  return (
    <MailedLinkPage>
      <h1>{m.accounts_confirm_invalid_title()}</h1>
      <p className="lead" role="alert">
        {text}
      </p>
      <p className={styles['buttons']}>
        <PageLink to="/account-details" preload={false} className={buttonClass({ kind: 'outline' })}>
          {m.account_title()}
        </PageLink>
      </p>
    </MailedLinkPage>
  );
}
