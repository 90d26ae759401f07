import { toLanguage } from '../../../domain/language';
import type { OutboxPayload } from '../../outbox/kinds';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { editions, recalls } from '../../platform/db/schema/catalogue';
import { writeLetter } from '../letter/letter';
import { readMailedPerson } from '../trade-mails/read-mailed-person';
import { bookRecalledLetter } from './book-recalled-letter';

const recallOfBook = defineRead(
  { ...columnsOf(recalls, 'isbn', 'danger', 'details', 'notice'), ...columnsOf(editions, 'title', 'publisher') },
  `SELECT r.isbn, r.danger, r.details, r.notice, e.title, e.publisher
   FROM recalls r JOIN editions e ON e.isbn = r.isbn WHERE r.id = ?1`,
);

/**
 * Composes the mail about a recalled book to the buyer of an order, in the buyer's present language. Null where the
 * order's person is erased.
 */
export async function composeBookRecalled(
  ctx: Ctx,
  { recall, trade, origin }: OutboxPayload<'book-recalled'>,
): Promise<Mail | null> {
  const row = await recallOfBook.first(ctx.db, recall);
  const person = await readMailedPerson(ctx, trade);
  if (row === null || person === null) return null;
  const { name, number } = person.record.trade;
  const { isbn, title, publisher, danger, details, notice } = row;
  const { shop } = ctx.settings;
  return writeLetter(
    bookRecalledLetter(
      {
        to: person.email,
        name,
        language: toLanguage(person.language),
        number,
        isbn,
        title,
        publisher,
        recall: { danger, details, notice },
        origin,
      },
      shop,
    ),
    shop,
  );
}
