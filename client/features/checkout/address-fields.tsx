import { regionsOf } from '../../../domain/checkout/regions';
import { rulesOf, type Market } from '../../../domain/market';
import type { AddressField } from '../../../domain/market-data';
import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/field';
import { Fields } from '../../ui/fields';
import { SectionHead } from '../../ui/section-head';
import { Select } from '../../ui/select';
import { CountryLine } from './country-line';
import type { Draft, DraftField, WrongFields } from './draft';
import styles from './checkout.module.css';
import { addressLabel, fieldError } from './field-words';

export interface AddressFieldsProps {
  readonly draft: Draft;
  readonly wrong: WrongFields;
  readonly market: Market;
  readonly isGuest: boolean;
  readonly direction: 'both' | 'give' | 'take';
  readonly onType: (field: DraftField, value: string) => void;
}

const tokens = { line1: 'address-line1', line2: 'address-line2', city: 'address-level2', region: 'address-level1', postcode: 'postal-code' } as const;

function title(direction: AddressFieldsProps['direction']): string {
  if (direction === 'both') return m.checkout_address();
  return direction === 'give' ? m.checkout_address_give() : m.checkout_address_take();
}

/** Name, mail and the address, with the lines and the order of the market. */
export function AddressFields(props: AddressFieldsProps) {
  const { draft, wrong, market, isGuest, direction, onType } = props;
  const text = (field: 'name' | 'email' | 'phone') => ({
    name: field,
    value: draft[field],
    error: fieldError(field, wrong, market),
    onChange: (event: { target: { value: string } }) => onType(field, event.target.value),
  });
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={title(direction)} />
      <div className={styles['fields']}>
        <Fields>
          <Field {...text('name')} label={m.checkout_name()} autoComplete="name" maxLength={120} required />
          <Field {...text('phone')} label={m.checkout_phone()} optional={m.checkout_optional()} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
          {isGuest ? (
            <div data-wide>
              <Field {...text('email')} label={m.checkout_email()} hint={m.checkout_email_hint()} type="email" inputMode="email" autoComplete="email" maxLength={254} required />
            </div>
          ) : null}
          {rulesOf(market).address.map((line) => <AddressLine key={line.name} line={line} {...props} />)}
        </Fields>
        <CountryLine market={market} />
      </div>
    </section>
  );
}

function AddressLine({ line, draft, wrong, market, onType }: AddressFieldsProps & { readonly line: AddressField }) {
  const { name, required } = line;
  const isWide = name === 'line1' || name === 'line2';
  const label = addressLabel(name, market);
  const error = fieldError(name, wrong, market);
  const regions = name === 'region' ? regionsOf(market) : null;
  const pattern = rulesOf(market).postcode ?? '';
  const part =
    regions === null ? (
      <Field
        name={name}
        label={label}
        error={error}
        value={draft[name]}
        required={required}
        optional={required ? undefined : m.checkout_optional()}
        autoComplete={tokens[name]}
        autoCapitalize={name === 'postcode' ? 'characters' : undefined}
        inputMode={name === 'postcode' && !/[A-Z-]/.test(pattern) ? 'numeric' : undefined}
        maxLength={name === 'postcode' ? 16 : 80}
        onChange={(event) => onType(name, event.target.value)}
      />
    ) : (
      <div>
        <Select
          name={name}
          label={label}
          value={draft[name]}
          autoComplete={tokens[name]}
          aria-invalid={error === undefined ? undefined : true}
          options={[{ value: '', label: m.checkout_region_choose() }, ...Object.entries(regions).map(([value, words]) => ({ value, label: words }))]}
          onChange={(event) => onType(name, event.target.value)}
        />
        {error === undefined ? null : <p className={styles['error']}>{error}</p>}
      </div>
    );
  return isWide ? <div data-wide>{part}</div> : part;
}
