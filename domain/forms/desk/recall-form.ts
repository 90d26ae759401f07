import { recallDangers } from '../../catalogue/recalls/dangers';
import type { RecallStart } from '../../catalogue/recalls/recall-schemas';
import { recallLimits } from '../../policy/limits';
import { isWebAddress } from '../../catalogue/web-address';
import { oneOf } from '../field-rules';
import { formSchema, jointFormSchema, readFields, type FieldRule, type FieldsRead } from '../form-schema';

const details: FieldRule<string> = (entered) => {
  const text = entered.trim();
  return text.length < recallLimits.shortest || text.length > recallLimits.details
    ? { fault: 'wrong' }
    : { value: text };
};

/** Web address, or nothing. */
const notice: FieldRule<string | null> = (entered) => {
  const text = entered.trim();
  if (text === '') return { value: null };
  return isWebAddress(text) && text.length <= recallLimits.notice ? { value: text } : { fault: 'wrong' };
};

const recallFields = formSchema({ danger: oneOf(recallDangers), details, notice });

/** Returns the schema of the form that starts the recall of a book. */
export const recallForm = (isbn: string) =>
  jointFormSchema((fields): FieldsRead<RecallStart> => {
    const read = readFields(recallFields, fields);
    return 'faults' in read ? read : { values: { isbn, ...read.values } };
  });
