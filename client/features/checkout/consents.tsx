import type { Market } from '../../../domain/market/market';
import type { Quote } from '../../../domain/checkout/schemas';
import type { FieldFaults } from '../../../domain/forms/form-schema';
import { m } from '../../../messages/compiled/messages.js';
import { LegalLinks } from '../../forms/legal-links';
import { Choice } from '../../ui/fields/choice';
import styles from './checkout.module.css';
import type { Draft } from './draft';
import { fieldError } from './field-words';

export interface ConsentsProps {
  readonly draft: Draft;
  readonly quote: Quote;
  readonly faults: FieldFaults;
  readonly market: Market;
  readonly onTick: (field: 'declaration' | 'terms', value: boolean) => void;
}

/** Declaration of the seller, for baskets, and consent to the terms. The law wants them directly above the button. */
export function Consents({ draft, quote, faults, market, onTick }: ConsentsProps) {
  const fields = quote.basket.books > 0 ? (['declaration', 'terms'] as const) : (['terms'] as const);
  return (
    <section className={styles['consents']} aria-label={m.checkout_consents()}>
      {fields.map((field) => {
        const error = fieldError(field, faults, market);
        return (
          <div key={field} className={styles['consent']}>
            <Choice
              type="checkbox"
              name={field}
              required
              aria-invalid={error === undefined ? undefined : true}
              label={field === 'terms' ? m.checkout_terms() : m.checkout_declaration()}
              hint={error === undefined ? undefined : <span className={styles['error']}>{error}</span>}
              checked={draft[field]}
              onChange={(event) => onTick(field, event.target.checked)}
            />
          </div>
        );
      })}
      <LegalLinks />
    </section>
  );
}
