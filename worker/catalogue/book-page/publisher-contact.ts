/** Publisher of an edition with the addresses that the shop knows. */
interface PublisherRow {
  readonly publisher: string | null;
  readonly postal: string | null;
  readonly electronic: string | null;
  readonly responsible: string | null;
}

/**
 * Returns the lines that name the publisher, its postal and its electronic address, and who answers for it in the EU.
 * Null where the addresses are unknown. Source: Regulation (EU) 2023/988, art. 19.
 */
export function contactOf({ publisher, postal, electronic, responsible }: PublisherRow): string[] | null {
  if (publisher === null || postal === null || electronic === null) return null;
  return [publisher, postal, electronic, ...(responsible === null ? [] : [`EU: ${responsible}`])];
}
