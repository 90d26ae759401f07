/** Longer than the names of people; a text of this length may be an advertisement. */
const longestLetters = 60;
/** A few digits are part of names ("Karl 3"); more are a telephone number, an amount or an IP address. */
const mostDigits = 2;

/** A dot, also as other scripts write it, between a label and at least two letters: mail readers make a link of it. */
const domainLike = /[\p{L}\p{N}-][.\u3002][\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*\p{L}/u;
const linkMark = /[@/\\<>]|www[.\u3002]/i;

/**
 * Returns the name by which a mail greets a person, or null where the greeting must have no name. Whoever orders as a
 * guest may type a stranger's address, so the name may be an advertisement: a mail reader must not find a link, an
 * address or a telephone number in it.
 */
export function greetingName(name: string): string | null {
  // NFKC makes full-width and other dots plain; characters without width could hide one.
  const plain = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  if (plain === '' || [...plain].length > longestLetters) return null;
  if (linkMark.test(plain) || domainLike.test(plain)) return null;
  if ((plain.match(/\p{Nd}/gu) ?? []).length > mostDigits) return null;
  return name.trim();
}
