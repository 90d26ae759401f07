/**
 * A mail address for comparing and for uniqueness: trimmed, lower case, one Unicode form. Dots and `+` stay, since only
 * the receiving server knows what they mean. What is shown and mailed to is the address as the person wrote it.
 */
export function comparableEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
