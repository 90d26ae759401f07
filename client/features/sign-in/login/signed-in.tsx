import { m } from '../../../../messages/compiled/messages.js';
import { buttonClass } from '../../../ui/buttons/button-class';
import styles from '../sign-in-page.module.css';
import { NarrowPage } from '../narrow-page';

/** Page for a person who is signed in already, with a link to the next page. */
export function SignedIn({ email, returnTo }: { readonly email: string; readonly returnTo: string }) {
  return (
    <NarrowPage title={m.accounts_signed_in_as({ email })}>
      <p className={styles['buttons']}>
        <a href={returnTo} className={buttonClass()}>
          {m.accounts_go_on()}
        </a>
      </p>
    </NarrowPage>
  );
}
