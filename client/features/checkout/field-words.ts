import type { FieldFaults } from '../../../domain/forms/form-schema';
import type { Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { addressError } from '../../forms/address/address-words';
import type { DraftField } from './draft';

/** Returns the sentence for a field's fault, or undefined. */
export function fieldError(field: DraftField, faults: FieldFaults, market: Market): string | undefined {
  const fault = faults[field];
  if (fault === undefined) return undefined;
  if (field === 'declaration') return m.checkout_declaration_missing();
  if (field === 'terms') return m.checkout_terms_missing();
  if (field === 'iban') return fault === 'missing' ? m.checkout_iban_missing() : m.checkout_iban_wrong();
  if (field === 'email') return fault === 'missing' ? m.checkout_field_missing() : m.checkout_email_wrong();
  return field === 'phone' ? m.checkout_field_missing() : addressError(field, fault, market);
}
