import { and, eq, isNotNull } from 'drizzle-orm';
import { isHoldLive } from '../../../domain/basket/hold';
import { toLanguage } from '../../../domain/language';
import { rulesOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { bookCards } from '../../catalogue/cards/book-cards';
import { holdsAt, holdsStatement } from '../../lists/basket/hold-rows';
import type { OutboxPayload } from '../../outbox/kinds';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { offerWatches } from '../../platform/db/schema/watches';
import { accountOwner } from '../../platform/owner';
import { writeLetter } from '../letter/letter';
import { offerAvailableLetter, type HeldBook } from './offer-available-letter';

const watchedBooks = defineRead(
  { isbn: offerWatches.isbn, grade: offerWatches.grade },
  'SELECT isbn, grade FROM offer_watches WHERE account = ?1 AND isbn IN (SELECT value FROM json_each(?2))',
);

/** Composes the mail about awaited offers, with the held amounts. Null when the watches were removed. */
export async function composeOfferAvailable(
  shopCtx: Ctx,
  { account, market, isbns, origin }: OutboxPayload<'offer-available'>,
): Promise<Mail | null> {
  const ctx = { ...shopCtx, market };
  const [person] = await run(
    orm(ctx.db)
      .select({ email: accounts.email, name: accounts.name, language: accounts.language })
      .from(accounts)
      .where(and(eq(accounts.id, account), isNotNull(accounts.confirmedAt))),
  );
  if (person === undefined) return null;
  const watched = await watchedBooks.all(ctx.db, account, JSON.stringify(isbns));
  const cards = await bookCards(ctx, isbns);
  const holds = holdsAt(ctx, await ctx.db.batch([holdsStatement(ctx, accountOwner(account), isbns)]), 0);
  const books = watched.flatMap(({ isbn, grade }): HeldBook[] => {
    const card = cards.get(isbn);
    const hold = holds.get(isbn);
    const minor = hold?.amounts[grade] ?? null;
    if (card === undefined || hold === undefined || minor === null || !isHoldLive(hold, ctx.now.toISOString()))
      return [];
    const { title, authors } = card;
    return [{ title, authors, grade, amount: money(minor, rulesOf(market).currency), until: hold.endsAt }];
  });
  if (books.length === 0) return null;
  const language = toLanguage(person.language);
  const { email: to, name } = person;
  const link = `${origin}/${language}/account-details#watches`;
  return writeLetter(
    offerAvailableLetter({ to, name, language, market, books, link }, ctx.settings.shop),
    ctx.settings.shop,
  );
}
