import { carriageLimits, type ChosenCarrier } from '../trades/parcels/carriage';
import { isCarrierCode } from '../trades/parcels/carriers';
import { parsedBy, presentTextUpTo, textUpTo, notNeeded } from './field-rules';
import { formSchema, jointFormSchema, readFields, type FieldsRead, type FormFields } from './form-schema';

/** Carrier and number of a parcel, as the API takes them. The number may be empty. */
export type Carriage = ChosenCarrier & { readonly tracking: string };

/** Returns carrier and number from the fields of a form, or their faults. `isNumberNeeded`: the number is a proof. */
export function readCarriage(fields: FormFields, isNumberNeeded: boolean): FieldsRead<Carriage> {
  const isOther = fields['carrier'] === 'other';
  const { carrierName, tracking } = carriageLimits;
  const read = readFields(
    formSchema({
      carrier: parsedBy((code) => (isCarrierCode(code) ? code : null)),
      'carrier-name': isOther ? presentTextUpTo(carrierName) : notNeeded,
      tracking: (isNumberNeeded ? presentTextUpTo : textUpTo)(tracking),
    }),
    fields,
  );
  if ('faults' in read) return read;
  const { carrier, 'carrier-name': name, tracking: number } = read.values;
  return { values: { carrier, ...(name === undefined ? {} : { carrierName: name }), tracking: number } };
}

/** Carrier and number of a parcel that the desk sends. */
export const carriageForm = jointFormSchema((fields) => readCarriage(fields, false));
