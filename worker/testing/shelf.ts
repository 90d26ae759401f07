import type { Grade } from '../../domain/grade';

/** An edition for tests; what is not said is ordinary: 12.00 EUR, wanted by five, a paperback of 300 pages. */
export interface TestEdition {
  readonly isbn: string;
  readonly title?: string;
  readonly reference?: number | null;
  readonly demand?: number;
  readonly pages?: number;
  readonly stock?: Readonly<
    Partial<Record<Grade, { readonly onHand: number; readonly price: number; readonly reserved?: number }>>
  >;
}

/** Returns the n-th ISBN of a made-up publisher, with its check digit. */
export function testIsbn(n: number): string {
  const twelve = `97812345${String(n).padStart(4, '0')}`;
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Puts editions and their copies straight into the tables. */
export async function addEditions(db: D1Database, editions: readonly TestEdition[]): Promise<void> {
  const rows = editions.map((edition) => [
    edition.isbn,
    edition.title ?? `Book ${edition.isbn}`,
    edition.reference === undefined ? 1200 : edition.reference,
    edition.demand ?? 5,
    edition.pages ?? 300,
  ]);
  const copies = editions.flatMap((edition) =>
    Object.entries(edition.stock ?? {}).map(([grade, copy]) => [
      edition.isbn,
      grade,
      copy.onHand,
      copy.reserved ?? 0,
      copy.price,
    ]),
  );
  await db.batch([
    db
      .prepare(
        `INSERT INTO editions (isbn, work, title, authors, language, format, pages, subjects, reference_price, demand,
          demand_base, match_key, created_at)
         SELECT value->>0, value->>0, value->>1, '["Ann Author"]', 'en', 'paperback', value->>4, '["fiction"]',
         value->>2, value->>3, value->>3, value->>0, '2026-01-01T00:00:00.000Z'
         FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows)),
    db
      .prepare(
        `INSERT INTO stock (isbn, grade, on_hand, reserved, price)
         SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(copies)),
  ]);
}

/** Stores a confirmed account of the tests and returns its owner key. */
export async function openAccount(
  db: D1Database,
  id: string,
  createdAt = '2026-01-01T00:00:00.000Z',
  confirmed = true,
): Promise<string> {
  await db
    .prepare(
      `INSERT INTO accounts (id, email, name, confirmed_at, language, market, created_at)
        VALUES (?1, ?1 || '@reader.example', 'Ann', ?2, 'en', 'IE', ?3)`,
    )
    .bind(id, confirmed ? createdAt : null, createdAt)
    .run();
  return `a:${id}`;
}
