import { m } from '../../../../messages/compiled/messages.js';
import styles from './print.module.css';

/** Form on the packing slip for what the law of used goods asks a seller to state and sign. Filled in by hand. */
export function SellerForm() {
  return (
    <section>
      <h3>{m.trades_print_identity_title()}</h3>
      <p>{m.trades_print_identity_text()}</p>
      {[m.trades_print_identity_occupation(), m.trades_print_identity_age(), m.trades_print_identity_signature()].map(
        (label) => (
          <p key={label} className={styles['blank']}>
            {label}
          </p>
        ),
      )}
    </section>
  );
}
