/** Number of letters of the longest name; a longer text may be an advertisement. */
const maxNameLetters = 60;
/** Number of digits that a name may have ("Karl 3"); more are a telephone number, an amount or an IP address. */
const maxDigits = 2;

/** Matches a dot (also of other scripts) between a label and two letters: mail readers make a link of it. */
const domainLike = /[\p{L}\p{N}-][.\u3002][\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*\p{L}/u;
const linkMark = /[@/\\<>]|www[.\u3002]/i;

/**
 * Returns the name by which a mail greets a person, or null when the mail must greet without a name. A guest may type a
 * stranger's address and an advertisement as the name. So a name with a link, an address or a telephone number is
 * dropped.
 */
export function greetingName(name: string): string | null {
  // NFKC makes full-width and other dots plain; characters without width could hide one.
  const plain = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  if (plain === '' || [...plain].length > maxNameLetters) return null;
  if (linkMark.test(plain) || domainLike.test(plain)) return null;
  if ((plain.match(/\p{Nd}/gu) ?? []).length > maxDigits) return null;
  return name.trim();
}
