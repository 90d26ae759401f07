/** Longest address that a mail server must accept (RFC 5321, with erratum 1690). */
const maxLength = 254;
/** Name and domain in letters without accents and digits. The domain has two parts or more. */
const mailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Z\d][A-Z\d-]*\.)+[A-Z]{2,}$/i;

/**
 * Says whether a trimmed text is a mail address. Browser and server use this rule alone. It refuses rare shapes that
 * mail allows, such as quoted names and domains with accents.
 */
export const isMailAddress = (text: string): boolean => text.length <= maxLength && mailShape.test(text);

/**
 * Returns a mail address in the form used for comparing and for uniqueness: trimmed, lower case, NFC. Dots and `+tag`
 * stay, because only the receiving server knows what they mean. Mails go to the address as the person typed it.
 */
export function comparableEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

const domainsIgnoringDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address most likely reaches: without `+tag`, and without the dots that Gmail ignores.
 * Used only for counting mails, so that variants of one address can't flood its mailbox. Takes a comparable address.
 */
export function canonicalMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return email;
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+');
  return `${domainsIgnoringDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
