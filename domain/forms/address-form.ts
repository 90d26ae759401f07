import type { AddressInput } from '../accounts/account-schemas';
import { checkAddress } from '../checkout/address';
import type { Address } from '../checkout/schemas';
import { isMarket, type Market } from '../market/market';
import { contactLimits } from '../policy/limits';
import { checkbox, textUpTo } from './field-rules';
import {
  formSchema,
  jointFormSchema,
  readFields,
  type FieldFault,
  type FieldFaults,
  type FieldsRead,
  type FormFields,
} from './form-schema';

/** Name and address, in the form for the label. */
export interface NamedAddress {
  readonly name: string;
  readonly address: Address;
}

/** Returns the faults that the facts of the problem `address-invalid` name, by field. */
export function addressFaults({ missing, malformed }: Readonly<Record<string, unknown>>): FieldFaults {
  const by = (fault: FieldFault, fields: unknown) =>
    Array.isArray(fields) ? fields.map((field) => [String(field), fault] as const) : [];
  return Object.fromEntries([...by('missing', missing), ...by('wrong', malformed)]);
}

/** Returns the name and address that the fields of a form hold, or their faults, by the rules of the country. */
export function readAddress(fields: FormFields, country: Market): FieldsRead<NamedAddress> {
  const { name = '', line1 = '', line2 = '', city = '', region = '', postcode = '' } = fields;
  const checked = checkAddress({ name, address: { line1, line2, city, region, postcode, country } }, country);
  if (checked.ok) return { values: { name: checked.name, address: checked.address } };
  return { faults: addressFaults(checked.facts) };
}

/** Address of an account's address book. */
export const addressForm = jointFormSchema((fields): FieldsRead<AddressInput> => {
  const { country } = fields;
  if (!isMarket(country)) return { faults: { country: country === undefined ? 'missing' : 'wrong' } };
  const named = readAddress(fields, country);
  const others = readFields(formSchema({ phone: textUpTo(contactLimits.phone), default: checkbox }), fields);
  if ('faults' in named) return { faults: { ...named.faults, ...('faults' in others ? others.faults : {}) } };
  if ('faults' in others) return others;
  const { phone, default: isDefault } = others.values;
  return { values: { ...named.values, ...(phone === '' ? {} : { phone }), isDefault } };
});
