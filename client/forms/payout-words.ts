import { m } from '../../messages/compiled/messages.js';
import type { FieldWords } from './use-action-form';

/** Sentences for the faults of a bank account's fields. */
export const payoutWords: FieldWords<'holder' | 'iban'> = {
  holder: () => m.checkout_field_missing(),
  iban: (fault) => (fault === 'missing' ? m.checkout_iban_missing() : m.checkout_iban_wrong()),
};
