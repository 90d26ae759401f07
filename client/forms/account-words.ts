import { formatNumber } from '../../domain/format';
import type { FieldFault } from '../../domain/forms/form-schema';
import { passwordPolicy } from '../../domain/policy/accounts';
import { m } from '../../messages/compiled/messages.js';
import { language } from '../lib/language';
import type { FieldWords } from './use-action-form';

/** Returns the sentence for a fault of a new password. */
function newPasswordWords(fault: FieldFault): string {
  const { shortest, longest } = passwordPolicy;
  if (fault === 'short') return m.accounts_password_short({ least: formatNumber(shortest, language()) });
  return fault === 'long'
    ? m.accounts_password_long({ most: formatNumber(longest, language()) })
    : m.accounts_password_missing();
}

/** Sentences for the faults of an account's fields. */
export const accountWords: FieldWords<'name' | 'email' | 'password' | 'terms'> = {
  name: () => m.accounts_name_missing(),
  email: (fault) => (fault === 'missing' ? m.accounts_email_missing() : m.accounts_email_wrong()),
  password: newPasswordWords,
  terms: () => m.accounts_terms_missing(),
};
