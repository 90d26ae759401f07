import { deskLimits } from '../../policy/limits';
import { readCarriage, type Carriage } from '../carriage-form';
import { presentTextUpTo } from '../field-rules';
import { formSchema, jointFormSchema, type FieldsRead } from '../form-schema';
import { tickedLines } from '../ticked-lines';

/** Book without an ISBN, described in words. */
export const unknownBookForm = formSchema({ words: presentTextUpTo(deskLimits.bookWords) });

/** Refused copies that are sent to the person in one parcel. At least one is ticked. */
export const sentBackForm = jointFormSchema(
  (fields): FieldsRead<{ readonly lines: readonly number[]; readonly carriage: Carriage }> => {
    const lines = tickedLines(fields);
    const carriage = readCarriage(fields, false);
    if ('faults' in carriage) return carriage;
    return lines.length === 0 ? { faults: { lines: 'missing' } } : { values: { lines, carriage: carriage.values } };
  },
);
