import { m } from '../../../../messages/compiled/messages.js';
import styles from './print.module.css';

/** Form on the packing slip, to fill in by hand: what the seller of used goods must state and sign by law. */
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
