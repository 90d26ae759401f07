import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { addressOf } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { stepsAfterPlacing } from './steps-after-placing';
import styles from './thanks.module.css';

/**
 * First part of the order's page right after placing: thanks, where the confirmation goes, and what happens when.
 * A guest is asked to keep the order in an account.
 */
export function ThankYou({ trade, timeZone }: { readonly trade: Trade; readonly timeZone: string }) {
  const { id, number, email, isGuest } = trade;
  return (
    <>
      <h1>{m.thanks_title()}</h1>
      <p className="lead">{m.thanks_mail({ number, email })}</p>
      <div className={styles['thanks']}>
        <section>
          <h2>{m.thanks_next()}</h2>
          <ol>
            {stepsAfterPlacing(trade, timeZone).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        {isGuest ? (
          <section className={styles['account']}>
            <h2>{m.thanks_account_title()}</h2>
            <p>{m.thanks_account_text({ email })}</p>
            <PageLink
              to="/register"
              search={{ returnTo: addressOf(`/trades/${id}`) }}
              preload={false}
              className={buttonClass({ kind: 'outline', size: 'small' })}
            >
              {m.checkout_register()}
            </PageLink>
          </section>
        ) : null}
      </div>
    </>
  );
}
