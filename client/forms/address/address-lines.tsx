import { regionsOf } from '../../../domain/checkout/regions';
import { rulesOf, type Market } from '../../../domain/market/market';
import type { AddressField, AddressFieldName } from '../../../domain/market/market-data';
import { m } from '../../../messages/compiled/messages.js';
import { Field } from '../../ui/fields/field';
import { Select } from '../../ui/fields/select';
import { addressLabel } from './address-words';

export interface AddressLinesProps {
  readonly market: Market;
  readonly values: Readonly<Record<AddressFieldName, string>>;
  /** Returns what is wrong with a line, or undefined. */
  readonly error: (field: AddressFieldName) => string | undefined;
  readonly onType: (field: AddressFieldName, value: string) => void;
}

const autoCompleteTokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postcode: 'postal-code',
} as const;

/** Lines of an address in the order and by the names of its country. Children of `Fields`. */
export function AddressLines(props: AddressLinesProps) {
  return rulesOf(props.market).address.map((line) => <AddressLine key={line.name} line={line} {...props} />);
}

function AddressLine({
  line: { name, required },
  market,
  values,
  error: errorOf,
  onType,
}: AddressLinesProps & { readonly line: AddressField }) {
  const isWide = name === 'line1' || name === 'line2';
  const label = addressLabel(name, market);
  const error = errorOf(name);
  const regions = name === 'region' ? regionsOf(market) : null;
  const pattern = rulesOf(market).postcode ?? '';
  const part =
    regions === null ? (
      <Field
        name={name}
        label={label}
        error={error}
        value={values[name]}
        required={required}
        optional={required ? undefined : m.checkout_optional()}
        autoComplete={autoCompleteTokens[name]}
        autoCapitalize={name === 'postcode' ? 'characters' : undefined}
        inputMode={name === 'postcode' && !/[A-Z-]/.test(pattern) ? 'numeric' : undefined}
        maxLength={name === 'postcode' ? 16 : 80}
        onChange={(event) => onType(name, event.target.value)}
      />
    ) : (
      <Select
        name={name}
        label={label}
        value={values[name]}
        autoComplete={autoCompleteTokens[name]}
        error={error}
        options={[
          { value: '', label: m.checkout_region_choose() },
          ...Object.entries(regions).map(([value, words]) => ({ value, label: words })),
        ]}
        onChange={(event) => onType(name, event.target.value)}
      />
    );
  return isWide ? <div data-wide>{part}</div> : part;
}
