import { readPublisherContact, type PublisherContact } from '../../catalogue/import/publisher-contact';
import { seriesName } from '../../catalogue/series';
import { nameLimits, seriesLimits } from '../../policy/catalogue-names';
import { checkbox, textUpTo } from '../field-rules';
import { formSchema, jointFormSchema, readFields, type FieldRule, type FieldsRead } from '../form-schema';

/** Name with a letter or a number. */
const newName: FieldRule<string> = (entered) => {
  const name = entered.trim();
  if (!/[\p{L}\p{N}]/u.test(name)) return { fault: 'missing' };
  return name.length > nameLimits.length ? { fault: 'long' } : { value: name };
};

/** Name of a series, which must not end with a number of a volume. */
const newSeriesName: FieldRule<string> = (entered) => {
  const read = newName(entered);
  return 'value' in read && seriesName(read.value) === null ? { fault: 'wrong' } : read;
};

/** Schema of the form that adds a name to an author. */
export const otherNameForm = formSchema({ name: newName });

/** Schema of the form that renames an author or a publisher. `keepOld` is asked for an author. */
export const renameForm = formSchema({ to: newName, keepOld: checkbox });

/** Schema of the form that renames a series. */
export const renameSeriesForm = formSchema({ to: newSeriesName, keepOld: checkbox });

const contactFields = formSchema({
  postal: textUpTo(nameLimits.length),
  electronic: textUpTo(nameLimits.length),
  responsible: textUpTo(nameLimits.length),
});

/** Schema of the form with the addresses of a publisher. */
export const contactForm = jointFormSchema((entered): FieldsRead<PublisherContact> => {
  const read = readFields(contactFields, entered);
  if ('faults' in read) return read;
  const { postal, electronic, responsible } = read.values;
  if (postal === '') return { faults: { postal: 'missing' } };
  const contact = readPublisherContact(postal, electronic, responsible);
  return contact === null || contact === 'bad' ? { faults: { electronic: 'wrong' } } : { values: contact };
});

/** Returns the number of a volume as it was entered; null for none, `wrong` for anything else. */
export function readVolumeNumber(entered: string): number | null | 'wrong' {
  const text = entered.trim();
  if (text === '') return null;
  const number = Number(text);
  return /^\d{1,4}$/.test(text) && number <= seriesLimits.number ? number : 'wrong';
}
