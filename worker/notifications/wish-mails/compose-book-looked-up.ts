import { and, eq, isNotNull } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { bookCards } from '../../catalogue/cards/book-cards';
import type { OutboxPayload } from '../../outbox/kinds';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { askedBooks, askers } from '../../platform/db/schema/asked-books';
import { writeLetter } from '../letter/letter';
import { bookLookedUpLetter } from './book-looked-up-letter';

/**
 * Composes the mail about a book that a person asked about. Null when the account is not confirmed or deleted, or the
 * question is open again.
 */
export async function composeBookLookedUp(
  ctx: Ctx,
  { account, isbn, origin }: OutboxPayload<'book-looked-up'>,
): Promise<Mail | null> {
  const [asker] = await run(
    orm(ctx.db)
      .select({
        email: accounts.email,
        name: accounts.name,
        language: accounts.language,
        market: accounts.market,
        answer: askedBooks.answer,
      })
      .from(accounts)
      .innerJoin(askers, and(eq(askers.account, accounts.id), eq(askers.isbn, isbn)))
      .innerJoin(askedBooks, eq(askedBooks.isbn, askers.isbn))
      .where(and(eq(accounts.id, account), isNotNull(accounts.confirmedAt))),
  );
  if (asker === undefined || asker.answer === null) return null;
  const language = toLanguage(asker.language);
  const card = (await bookCards({ ...ctx, market: marketOf(asker.market) }, [isbn])).get(isbn);
  const { shop } = ctx.settings;
  const { email: to, name } = asker;
  // A book that came into the catalogue after a refusal is good news, too.
  return writeLetter(bookLookedUpLetter({ to, name, language, isbn, title: card?.title ?? null, origin }, shop), shop);
}
