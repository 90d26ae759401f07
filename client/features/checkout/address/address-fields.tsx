import type { SavedAddress } from '../../../../domain/accounts/account-schemas';
import type { Market } from '../../../../domain/market/market';
import type { FieldFaults } from '../../../../domain/forms/form-schema';
import { contactLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { AddressLines } from '../../../forms/address/address-lines';
import { Field } from '../../../ui/fields/field';
import { Fields } from '../../../ui/fields/fields';
import { SectionHead } from '../../../ui/text/section-head';
import { AddressBook } from './address-book';
import { CountryLine } from './country-line';
import type { Draft, DraftField } from '../draft';
import styles from '../checkout.module.css';
import { fieldError } from '../field-words';
import type { AddressTexts } from './saved-for-checkout';

export interface AddressFieldsProps {
  readonly draft: Draft;
  readonly faults: FieldFaults;
  readonly market: Market;
  readonly isGuest: boolean;
  readonly direction: 'both' | 'give' | 'take';
  readonly onType: (field: DraftField, value: string) => void;
  /** Saved addresses of this market. */
  readonly addresses: readonly SavedAddress[];
  readonly onChoose: (texts: AddressTexts) => void;
}

function addressTitle(direction: AddressFieldsProps['direction']): string {
  if (direction === 'both') return m.checkout_address();
  return direction === 'give' ? m.checkout_address_give() : m.checkout_address_take();
}

/** Fields for country, mail, name and address. The country comes first: it decides the fields and all prices. */
export function AddressFields({
  draft,
  faults,
  market,
  isGuest,
  direction,
  onType,
  addresses,
  onChoose,
}: AddressFieldsProps) {
  const text = (field: 'name' | 'email' | 'phone') => ({
    name: field,
    value: draft[field],
    error: fieldError(field, faults, market),
    onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
  });
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={addressTitle(direction)} />
      <div className={styles['fields']}>
        <CountryLine market={market} />
        <AddressBook addresses={addresses} draft={draft} onChoose={onChoose} />
        <Fields>
          {isGuest ? (
            <div data-wide>
              <Field
                {...text('email')}
                label={m.checkout_email()}
                hint={m.checkout_email_hint()}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            </div>
          ) : null}
          <Field
            {...text('name')}
            label={m.checkout_name()}
            autoComplete="name"
            maxLength={contactLimits.name}
            required
          />
          <Field
            {...text('phone')}
            label={m.checkout_phone()}
            optional={m.checkout_optional()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={contactLimits.phone}
          />
          <AddressLines
            market={market}
            values={draft}
            error={(field) => fieldError(field, faults, market)}
            onType={onType}
          />
        </Fields>
      </div>
    </section>
  );
}
