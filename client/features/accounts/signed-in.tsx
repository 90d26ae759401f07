import { m } from '../../../messages/compiled/messages.js';
import { buttonClass } from '../../ui/button-class';
import styles from './accounts.module.css';

/** Somebody is signed in already: nothing to do here but go on. */
export function SignedIn({ email, returnTo }: { readonly email: string; readonly returnTo: string }) {
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1>{m.accounts_signed_in_as({ email })}</h1>
        <p className={styles['other']}><a href={returnTo} className={buttonClass()}>{m.accounts_go_on()}</a></p>
      </div>
    </div>
  );
}
