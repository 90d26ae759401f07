/**
 * A mail address for comparing and for uniqueness: trimmed, lower case, one Unicode form. Dots and `+` stay, since only
 * the receiving server knows what they mean. What is shown and mailed to is the address as the person wrote it.
 */
export function comparableEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address most likely reaches, for counting only: without `+tag`, and without the dots that
 * Gmail ignores. Two addresses that differ only so would let one mailbox be flooded twice. Takes a comparable address.
 */
export function countedMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+');
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
