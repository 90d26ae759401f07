import { m } from '../../../messages/compiled/messages.js';
import { addressOf } from '../../lib/language';
import { PageLink } from '../../lib/page-link';
import { buttonClass } from '../../ui/buttons/button-class';
import { SectionHead } from '../../ui/text/section-head';
import styles from './checkout.module.css';

/** Returns the path to return to after signing in. */
export const returnToCheckout = () => ({ returnTo: addressOf('/checkout') });

/** Card that asks to sign in, because a basket needs an account. Lists and typed values stay. */
export function SignInCard() {
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.checkout_sign_in_title()} />
      <p className={styles['text']}>{m.checkout_sign_in_text()}</p>
      <p className={styles['buttons']}>
        <PageLink to="/login" search={returnToCheckout()} preload={false} className={buttonClass()}>
          {m.checkout_sign_in()}
        </PageLink>
        <PageLink
          to="/register"
          search={returnToCheckout()}
          preload={false}
          className={buttonClass({ kind: 'outline' })}
        >
          {m.checkout_register()}
        </PageLink>
      </p>
    </section>
  );
}
